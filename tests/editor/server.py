"""A client of yaml-language-server, as an editor is one: JSON-RPC over the server's standard input and output."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "tests" / "node" / "node_modules" / "yaml-language-server" / "bin" / "yaml-language-server"
SETTINGS = {"yaml": {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False}}}
SECONDS = 60


class Server:
    """One running server. Positions count from 0, as the protocol has them."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.received: Queue[dict[str, Any]] = Queue()
        self.next_id = 0
        threading.Thread(target=self._listen, daemon=True).start()
        root = ROOT.as_uri()
        self.request("initialize", {"processId": None, "rootUri": root, "capabilities": {}, "workspaceFolders": None})
        self.notify("initialized", {})
        self.notify("workspace/didChangeConfiguration", {"settings": SETTINGS})

    def open(self, path: Path, text: str) -> list[dict[str, Any]]:
        """Open a file with a text of its own; answers the diagnostics that the server publishes for it."""
        document = {"uri": path.as_uri(), "languageId": "yaml", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        while True:
            message = self.received.get(timeout=SECONDS)
            if message.get("method") == "textDocument/publishDiagnostics":
                parameters = message["params"]
                if parameters["uri"] == path.as_uri():
                    return list(parameters["diagnostics"])

    def complete(self, path: Path, line: int, character: int) -> set[str]:
        """The labels that the server offers at a position."""
        found = self.request("textDocument/completion", _at(path, line, character))
        return {item["label"] for item in found["items"]}

    def hover(self, path: Path, line: int, character: int) -> str:
        """What the server shows for the word at a position, without the escapes of its Markdown."""
        found = self.request("textDocument/hover", _at(path, line, character))
        return str(found["contents"]["value"]).replace("\\", "") if found else ""

    def request(self, method: str, parameters: Any) -> Any:
        """Send a request and wait for its answer, answering what the server asks meanwhile."""
        self.next_id += 1
        own = self.next_id
        self._send({"jsonrpc": "2.0", "id": own, "method": method, "params": parameters})
        kept: list[dict[str, Any]] = []
        while True:
            message = self.received.get(timeout=SECONDS)
            if message.get("id") == own and "method" not in message:
                for other in kept:
                    self.received.put(other)
                return message["result"]
            kept.append(message)

    def notify(self, method: str, parameters: Any) -> None:
        """Send what needs no answer."""
        self._send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def _send(self, message: dict[str, Any]) -> None:
        content = json.dumps(message).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(content), content))
        self.process.stdin.flush()

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while head := stream.readline():
            while stream.readline().strip():
                pass
            message = json.loads(stream.read(int(head.partition(b":")[2])))
            if "method" in message and "id" in message:
                result = [SETTINGS["yaml"]] if message["method"] == "workspace/configuration" else None
                self._send({"jsonrpc": "2.0", "id": message["id"], "result": result})
            else:
                self.received.put(message)


def _at(path: Path, line: int, character: int) -> dict[str, Any]:
    return {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": character}}


@contextmanager
def running(server: Path = SERVER) -> Iterator[Server]:
    """A server for as long as the block lasts. queue.Empty is raised where it does not answer in time."""
    command = ["node", str(server), "--stdio"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        try:
            yield Server(process)
        finally:
            process.kill()


__all__ = ["Empty", "Server", "running"]
