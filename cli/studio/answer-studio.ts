// The calls of the studio's page.
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import {
  CompareSchema,
  DiscardSchema,
  StudioRequestSchema,
  type CompareRequest,
} from "#contract/studio.ts";
import { besideHost } from "../core/beside-host.ts";
import { STUDIO_SCRIPT, STUDIO_STYLES } from "../core/compile-studio.ts";
import { applyEdits } from "./apply-edits.ts";
import { diffOf, discarding } from "./git-changes.ts";
import { type Studio, refusal } from "./studio.ts";
import { findTexts } from "./text-state.ts";

export interface StudioServer {
  readonly studio: Studio;
  readonly id: string;
  readonly html: string;
  readonly styles: string;
  /** Of the compiled page. */
  readonly appDir: string;
  /** @returns the host that shows it */
  readonly compare: (request: CompareRequest) => Promise<string>;
}

export interface StudioCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Below the token. */
  readonly path: string;
}

type Answer = (server: StudioServer, call: StudioCall) => Promise<void> | void;

export async function answerStudio(server: StudioServer, call: StudioCall): Promise<void> {
  const { request, response, path: name } = call;
  const answers = request.method === "POST" ? POSTS : GETS;
  // Every object has a `constructor`.
  const answer = ownValue(answers, name);
  if (answer !== undefined) return await answer(server, call);
  const app = request.method === "GET" ? /^app\/([\w-]+\.(?:js|css|woff2))$/.exec(name)?.[1] : null;
  if (app == null) return send(response, 404, "text/plain", "not found\n");
  await sendFile(response, path.join(server.appDir, app));
}

const GETS: Readonly<Record<string, Answer>> = {
  "": ({ html }, { response }) => send(response, 200, "text/html", html),
  "tokens.css": ({ styles }, { response }) => send(response, 200, "text/css", styles),
  state: async ({ studio }, { response }) =>
    json(response, { state: await studio.state(), problems: studio.problems() }),
  diff: async ({ studio }, { response }) => json(response, { diff: await diffOf(studio.dir) }),
  texts: async ({ studio }, { request, response }) => {
    const query = new URL(request.url ?? "/", "http://studio").searchParams.get("q") ?? "";
    json(response, await findTexts(await studio.brand(), query));
  },
  events: ({ studio }, { request, response }) => {
    response.writeHead(200, { ...HEADERS, "content-type": "text/event-stream" });
    const stop = studio.listen((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
    request.on("close", stop);
  },
};

const POSTS: Readonly<Record<string, Answer>> = {
  edit: async ({ studio }, { request, response }) => {
    const { edits, label, merge } = v.parse(StudioRequestSchema, await body(request));
    const changes = async () => await applyEdits(await studio.brand(), edits);
    json(response, await studio.write(label, merge, changes));
  },
  undo: async ({ studio }, { response }) => json(response, await studio.step((all) => all.undo())),
  redo: async ({ studio }, { response }) => json(response, await studio.step((all) => all.redo())),
  discard: async ({ studio }, { request, response }) => {
    const { file } = v.parse(DiscardSchema, await body(request));
    const label = file === null ? "Discard all changes" : `Discard ${file}`;
    json(response, await studio.write(label, null, () => discarding(studio.dir, file)));
  },
  compare: async ({ compare, id }, { request, response }) => {
    try {
      const name = await compare(v.parse(CompareSchema, await body(request)));
      json(response, { host: besideHost(name, id), refused: null });
    } catch (error) {
      const refused = refusal(error);
      if (refused === null) throw error;
      json(response, { host: null, refused });
    }
  },
};

/** The token in the address reaches no other site. */
const HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src http://*.localhost:*",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; "),
} as const;

export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...HEADERS, "content-type": `${type}; charset=utf-8` }).end(text);
}

function json(response: ServerResponse, value: unknown): void {
  send(response, 200, "application/json", JSON.stringify(value));
}

const TYPES: Readonly<Record<string, string>> = {
  [path.extname(STUDIO_SCRIPT)]: "text/javascript",
  [path.extname(STUDIO_STYLES)]: "text/css",
  ".woff2": "font/woff2",
};

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const data = await readFile(file).catch(() => null);
  if (data === null) return send(response, 404, "text/plain", "not found\n");
  const type = ownValue(TYPES, path.extname(file)) ?? "text/plain";
  response.writeHead(200, { ...HEADERS, "content-type": type }).end(data);
}

/** Above any edit of the page. */
const MAX_BODY = 2 * 1024 * 1024;

async function body(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > MAX_BODY) throw new v.ValiError([tooLarge]);
    parts.push(part as Buffer);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}

const tooLarge: v.BaseIssue<unknown> = {
  kind: "validation",
  type: "max_bytes",
  input: undefined,
  expected: `<=${MAX_BODY}`,
  received: "more",
  message: "the body is too large",
};
