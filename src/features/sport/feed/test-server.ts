/// <reference types="node" />
// A server of the sports feed for tests of views, asked over XMLHttpRequest as in browsers.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { configureHttp } from "#lib/http-options.ts";

export interface Asked {
  /** Empty for a call outside the feed. */
  readonly method: string;
  readonly Request: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** @param answer data of a call; null cuts the connection after it was carried out */
export async function startTestServer(
  answer: (asked: Asked) => object | null,
): Promise<() => Promise<void>> {
  const server = createServer((incoming, response) => {
    const { "access-control-request-headers": wanted = "*" } = incoming.headers;
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": wanted,
    };
    if (incoming.method !== "POST") return void response.writeHead(204, headers).end();
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Partial<Asked>;
      const { method = "", Request = {} } = body;
      const key = incoming.headers["idempotencykey"];
      const data = answer({ method, Request, key: typeof key === "string" ? key : undefined });
      if (data === null) return void response.destroy();
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      response.end(JSON.stringify({ status_code: 6000, data, message: "" }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ignore = () => {};
  configureHttp({
    base: `http://127.0.0.1:${port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => "token",
    clientIp: () => "203.0.113.7",
    encryption: "off",
    publicKey: undefined,
    effects: { expired: ignore, toast: ignore, dialog: ignore, page: ignore },
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
}
