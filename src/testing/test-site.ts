/// <reference types="node" />
// A site for component tests: real calls over HTTP to a server that answers as the test says.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { TextTree } from "#contract/brand-entry.ts";
import { type Entry, setBrand } from "#brand/brand.ts";
import { type CallEffects, configureHttp } from "#lib/wire/http-options.ts";
import { startTexts } from "#lib/text/i18n.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { sampleEntry } from "./test-brand.ts";

export interface Answer {
  readonly status_code: number;
  readonly data?: unknown;
  readonly message?: string;
}
type Reply = Answer | "cut" | "never";

export const done = (data: unknown): Answer => ({ status_code: 6000, data });
export const refused = (status_code: number, message = ""): Answer => ({ status_code, message });

export interface SiteSetUp {
  /** Files of `src/locales/zh-CN`, beside those that every page shows. */
  readonly namespaces?: readonly string[];
  readonly brand?: Entry;
  /** Width of the window; by default a phone's. */
  readonly desktop?: boolean;
  /** Whether a member is logged in. */
  readonly member?: boolean;
  /** What calls that succeed bring, before each test. */
  readonly answers?: () => Readonly<Partial<Record<CallName, unknown>>>;
  /** Answers every call, by its body and its idempotency key. */
  readonly reply?: (body: unknown, key: string | undefined) => Reply;
  /** After each test, once the page is gone. */
  readonly after?: () => void;
  /** What a refused call does; by default its toasts are recorded. */
  readonly effects?: CallEffects;
}

export interface MadeCall {
  readonly name: CallName;
  readonly body: unknown;
}

export interface TestSite {
  /** Calls made so far, without captcha and list requests. */
  readonly made: MadeCall[];
  readonly toasts: string[];
  /** Sets the answer of a call: a value, a cut connection, or none at all. Other calls succeed with null. */
  readonly answer: (name: CallName, reply: Reply) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

const EVERY_PAGE = ["account", "errors", "titles", "ui"];
const ASIDE = new Set<CallName>(["captchaType", "countryArea", "balance", "unreadCounts"]);
const names = Object.keys(CALLS) as CallName[];

/** Call it once in a test file: it starts the site, and before each test everything is as the options say. */
export function setUpSite(options: SiteSetUp = {}) {
  const { site, server } = createTestSite(options.reply);
  const { brand = sampleEntry(), desktop = false, member = false } = options;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    configureHttp(optionsOf(port, options.effects ?? recordedIn(site.toasts)));
    await startTexts("zh-CN", [textsOf([...EVERY_PAGE, ...(options.namespaces ?? [])])]);
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setBrand(brand);
    showOn(desktop ? "desktop" : "phone");
    if (member) keepSession("token", "1");
    for (const [name, data] of Object.entries(options.answers?.() ?? {}))
      site.answer(name as CallName, done(data));
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    dropSession();
    useOffline.setState({ since: null });
    useOverlays.setState(useOverlays.getInitialState());
    options.after?.();
    site.reset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => site.close());
  const made = (call: CallName) => site.made.filter(({ name }) => name === call);
  return {
    site,
    made,
    /** What the calls of a name sent. */
    bodies: (call: CallName) => made(call).map(({ body }) => body),
  };
}

export function showOn(screen: "desktop" | "phone"): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: screen === "desktop",
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** Read as files: to import them takes longer. */
function textsOf(namespaces: readonly string[]): Readonly<Record<string, TextTree>> {
  const folder = path.join(import.meta.dirname, "../locales/zh-CN");
  const read = (name: string) => readFileSync(path.join(folder, `${name}.json`), "utf8");
  return Object.fromEntries(namespaces.map((name) => [name, JSON.parse(read(name)) as TextTree]));
}

function createTestSite(every: SiteSetUp["reply"]) {
  const replies = new Map<CallName, Reply>();
  const site: TestSite = {
    made: [],
    toasts: [],
    answer: (name, reply) => void replies.set(name, reply),
    reset() {
      site.made.length = 0;
      site.toasts.length = 0;
      replies.clear();
      queryClient.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  // Never closes an idle connection: on a slow machine it could close while the next call is being sent.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
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
      if (name !== undefined && !ASIDE.has(name)) site.made.push({ name, body });
      const key = [incoming.headers["idempotencykey"]].flat()[0];
      send(response, every?.(body, key) ?? (name && replies.get(name)) ?? done(null));
    });
  });
  return { site, server };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === "never") return;
  if (reply === "cut") return void response.destroy();
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ data: null, message: "", ...reply }));
}

function recordedIn(toasts: string[]): CallEffects {
  const ignore = () => {};
  const toast = (message: string) => void toasts.push(message);
  return { expired: ignore, toast, dialog: ignore, page: ignore };
}

function optionsOf(port: number, effects: CallEffects): Parameters<typeof configureHttp>[0] {
  return {
    base: `http://127.0.0.1:${port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => null,
    clientIp: () => "203.0.113.7",
    encryption: "off",
    publicKey: undefined,
    effects,
  };
}
