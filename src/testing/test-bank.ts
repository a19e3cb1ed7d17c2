/// <reference types="node" />
// A server that moves money, for tests: once for each key, with whatever befalls requests and answers.
// Asked over XMLHttpRequest, as in browsers.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Outcome } from "#contract/api/money.ts";
import { configureHttp } from "#lib/wire/http-options.ts";
import {
  ILLEGAL_PARAMETER,
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  SUCCESS_CODE,
  UNDECIDED_CODES,
} from "#contract/codes.ts";

export type BankFault =
  /** Carried out, but the answer is lost. */
  | "lost"
  /** The connection breaks before the call is carried out. */
  | "dropped"
  /** The browser sends the request twice: carried out, and the copy is refused. */
  | "repeated"
  /** Carried out, but never answered. */
  | "silent"
  /** Not carried out, and answered with a code that decides nothing. */
  | "busy"
  /** The session has ended, so the bank does not carry the call out. */
  | "expired"
  | "refused";

/** What a busy bank says. */
export const BUSY = "通道繁忙，结果稍后更新";

export interface Asked {
  /** Method of the feed, or the path. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** @param answer data for every call that is not a status query */
export async function startTestBank(answer: (asked: Asked) => unknown): Promise<TestBank> {
  const bank = new TestBank(answer);
  await bank.start();
  bank.configure(configureHttp);
  return bank;
}

export class TestBank {
  /** Applies to the next call that moves money. */
  fault: BankFault | null = null;
  /** What becomes of questions for the outcome: their connections break, or the call is being carried out. */
  asking: "dropped" | "running" | null = null;
  readonly moved = new Map<string, unknown>();
  readonly sent: string[] = [];
  readonly toasts: string[] = [];
  readonly #asked = new Map<string, Asked>();
  readonly #answer: (asked: Asked) => unknown;
  // Never closes an idle connection: on a slow machine it could close while the next call is being sent.
  readonly #server = createServer({ keepAliveTimeout: 0 }, (incoming, response) =>
    this.#take(incoming, response),
  );

  constructor(answer: (asked: Asked) => unknown) {
    this.#answer = answer;
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** @param configureSite of the page under test: each test loads a fresh page */
  configure(configureSite: typeof configureHttp): void {
    const { port } = this.#server.address() as AddressInfo;
    const ignore = () => {};
    const toast = (text: string) => void this.toasts.push(text);
    configureSite({
      base: `http://127.0.0.1:${port}`,
      siteId: "9001",
      version: "1",
      locale: () => "zh-CN",
      visitorId: () => "visitor",
      token: () => "token",
      clientIp: () => "203.0.113.7",
      encryption: "off",
      publicKey: undefined,
      effects: { expired: ignore, toast, dialog: ignore, page: ignore },
    });
  }

  /** Carries out what was sent, as when it arrives late. */
  arrive(): void {
    for (const [key, asked] of this.#asked) this.moved.set(key, this.#answer(asked));
  }

  #take(incoming: IncomingMessage, response: ServerResponse): void {
    const { "access-control-request-headers": wanted = "*" } = incoming.headers;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", wanted);
    if (incoming.method !== "POST") return void response.writeHead(204).end();
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      const asked = askedIn(incoming.url ?? "", Buffer.concat(chunks).toString());
      const key = incoming.headers["idempotencykey"];
      if (typeof key === "string") return void this.#move(key, asked, response);
      const isQuestion = /status$/i.test(asked.name);
      if (isQuestion && this.asking === "dropped") return void response.destroy();
      reply(response, SUCCESS_CODE, isQuestion ? this.#outcome(asked) : this.#answer(asked));
    });
  }

  #move(key: string, asked: Asked, response: ServerResponse): void {
    const { fault } = this;
    this.fault = null;
    this.sent.push(key);
    this.#asked.set(key, asked);
    if (fault === "dropped") return void response.destroy();
    if (fault === "busy") return reply(response, UNDECIDED_CODES[0] ?? 0, null, BUSY);
    if (fault === "expired") return reply(response, LOGIN_EXPIRED, null);
    if (fault === "refused") return reply(response, INVALID_PARAMETER, null, "余额不足");
    if (!this.moved.has(key)) this.moved.set(key, this.#answer(asked));
    if (fault === "lost") return void response.destroy();
    if (fault === "repeated") return reply(response, ILLEGAL_PARAMETER, null, "非法请求");
    if (fault !== "silent") reply(response, SUCCESS_CODE, this.moved.get(key));
  }

  #outcome({ body }: Asked): Outcome<unknown> {
    const key = String(body["key"]);
    if (this.asking === "running") return { state: "running" };
    if (!this.moved.has(key)) return { state: "none" };
    return { state: "done", answer: this.moved.get(key) };
  }
}

function askedIn(url: string, text: string): Asked {
  const body = JSON.parse(text) as Asked["body"];
  const { method, Request } = body as { method?: string; Request?: Asked["body"] };
  return { name: method ?? url, body: Request ?? body };
}

function reply(response: ServerResponse, code: number, data: unknown, message = ""): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ status_code: code, data, message }));
}
