// Passes the calls and sockets of a preview on to a server that the operator runs.
import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { MountedSandbox } from "./mount-sandbox.ts";

/** In the sandbox's place. Without accounts, because only their server knows them. */
export function passOn(backend: string): MountedSandbox {
  const send = backend.startsWith("https:") ? httpsRequest : httpRequest;
  const start = ({ method = "GET", headers, url = "/" }: IncomingMessage) =>
    send(new URL(url, backend), { method, headers });
  return {
    accounts: [],
    routes: [],
    handle(request, response) {
      const onward = start(request);
      onward.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => {
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
      request.pipe(onward);
    },
    upgrade(request, socket, head) {
      const onward = start(request);
      onward.on("upgrade", ({ rawHeaders }, server, first) => {
        const lines = rawHeaders.map((text, index) =>
          index % 2 === 0 ? `${text}: ` : `${text}\r\n`,
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`);
        socket.write(first);
        server.write(head);
        server.on("error", () => socket.destroy());
        socket.on("close", () => server.destroy());
        server.pipe(socket).pipe(server);
      });
      onward.on("response", () => socket.end("HTTP/1.1 404 Not Found\r\n\r\n"));
      onward.on("error", () => socket.destroy());
      onward.end();
      return true;
    },
    close: () => Promise.resolve(),
  };
}
