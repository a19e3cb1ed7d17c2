/// <reference types="node" />
// A site for component tests: real calls over HTTP to a server that answers as the test says.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { configure } from "@testing-library/react";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { setBrand } from "../../../brand/brand.ts";
import { configureHttp } from "../../../lib/http-options.ts";
import { startTexts } from "../../../lib/i18n.ts";
import { queryClient } from "../../../lib/query-client.ts";
import auth from "../../../locales/zh-CN/auth.json";
import errors from "../../../locales/zh-CN/errors.json";
import ui from "../../../locales/zh-CN/ui.json";
import { sampleEntry } from "../../../session/test-brand.ts";

interface Reply {
  readonly status_code: number;
  readonly data?: unknown;
  readonly message?: string;
}

export interface TestSite {
  /** Calls made so far, with their bodies; what a captcha or a list asks for is left out. */
  readonly made: { readonly name: CallName; readonly body: unknown }[];
  readonly toasts: string[];
  /** Answers of a call from now on; anything else is answered with success and nothing. */
  readonly answer: (name: CallName, reply: Reply) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

const ASIDE = new Set<CallName>(["captchaType", "countryArea", "balance", "unreadCounts"]);
const names = Object.keys(CALLS) as CallName[];

export async function startTestSite(): Promise<TestSite> {
  // Two cores may be busy with other files.
  configure({ asyncUtilTimeout: 5000 });
  const made: TestSite["made"] = [];
  const toasts: string[] = [];
  const replies = new Map<CallName, Reply>();
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
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: null, message: "", ...reply }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  setBrand(sampleEntry({ switches: ["voiceCode"] }));
  await startTexts("zh-CN", [{ auth, errors, ui }]);
  configureHttp(optionsOf((server.address() as AddressInfo).port, toasts));
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
    close: () => void server.close(),
  };
}

function optionsOf(port: number, toasts: string[]): Parameters<typeof configureHttp>[0] {
  const ignore = () => {};
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
    effects: {
      expired: ignore,
      toast: (message) => void toasts.push(message),
      dialog: ignore,
      page: ignore,
    },
  };
}
