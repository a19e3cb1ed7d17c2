/// <reference types="node" />
// A server for tests of calls: it records what is asked and answers as the test says.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallEffects } from "#lib/wire/http-options.ts";

export interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export type Reply = (response: ServerResponse, asked: Asked) => void;

export interface TestServer {
  readonly base: string;
  asked: Asked[];
  reply: Reply;
  close(): void;
}

export async function startTestServer(): Promise<TestServer> {
  // Never closes an idle connection: on a slow machine it could close while the next call is being sent.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const wanted = incoming.headers["access-control-request-headers"] ?? "";
    response.setHeader("access-control-allow-headers", wanted);
    if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      const { method, url, headers } = incoming;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      started.asked.push(asked);
      started.reply(response, asked);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const started: TestServer = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    reply: (response) => void response.writeHead(500).end(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return started;
}

export const spiedEffects = () => ({
  expired: vi.fn<CallEffects["expired"]>(),
  toast: vi.fn<CallEffects["toast"]>(),
  dialog: vi.fn<CallEffects["dialog"]>(),
  page: vi.fn<CallEffects["page"]>(),
});

/** @returns the error of a call that must fail */
export async function failure(attempt: Promise<unknown>): Promise<CallError> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error("the call did not fail");
}
