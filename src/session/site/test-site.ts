/// <reference types="node" />
// A site for component tests: real calls over HTTP to a server that answers as the test says.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { setBrand } from "#brand/brand.ts";
import { type CallEffects, configureHttp } from "#lib/http-options.ts";
import { startTexts } from "#lib/i18n.ts";
import { queryClient } from "#lib/query-client.ts";
import auth from "#locales/zh-CN/auth.json";
import errors from "#locales/zh-CN/errors.json";
import ui from "#locales/zh-CN/ui.json";
import { sampleEntry } from "./test-brand.ts";

interface Reply {
  readonly status_code: number;
  readonly data?: unknown;
  readonly message?: string;
}

export interface TestSite {
  /** Calls made so far, with their bodies, without captcha and list requests. */
  readonly made: { readonly name: CallName; readonly body: unknown }[];
  readonly toasts: string[];
  /**
   * Sets the answer of a call: a value, a cut connection, or no answer at all. Other calls succeed with null.
   */
  readonly answer: (name: CallName, reply: Reply | "cut" | "never") => void;
  readonly reset: () => void;
  readonly close: () => void;
}

const ASIDE = new Set<CallName>(["captchaType", "countryArea", "balance", "unreadCounts"]);
const names = Object.keys(CALLS) as CallName[];

/** @param effects of refused calls; by default toasts are recorded */
export async function startTestSite(effects?: CallEffects): Promise<TestSite> {
  const made: TestSite["made"] = [];
  const toasts: string[] = [];
  const replies = new Map<CallName, Reply | "cut" | "never">();
  const server = createServer((incoming, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, content-type");
    for (const header of [incoming.headers["access-control-request-headers"] ?? []].flat()) {
      response.setHeader("access-control-allow-headers", header);
    }
    if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      const name = names.find((one) => CALLS[one].path === incoming.url);
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || "{}");
      if (name !== undefined && !ASIDE.has(name)) made.push({ name, body });
      const reply = (name && replies.get(name)) ?? { status_code: 6000 };
      if (reply === "never") return;
      if (reply === "cut") return void response.destroy();
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: null, message: "", ...reply }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  setBrand(sampleEntry({ switches: ["voiceCode"] }));
  await startTexts("zh-CN", [{ auth, errors, ui }]);
  const { port } = server.address() as AddressInfo;
  configureHttp(optionsOf(port, effects ?? notedIn(toasts)));
  return {
    made,
    toasts,
    answer: (name, reply) => void replies.set(name, reply),
    reset() {
      made.length = 0;
      toasts.length = 0;
      replies.clear();
      queryClient.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function notedIn(toasts: string[]): CallEffects {
  const ignore = () => {};
  return {
    expired: ignore,
    toast: (message) => void toasts.push(message),
    dialog: ignore,
    page: ignore,
  };
}

function optionsOf(port: number, effects: CallEffects): Parameters<typeof configureHttp>[0] {
  return {
    base: `http://127.0.0.1:${port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => null,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects,
  };
}
