// A sandbox behind a real port, with sites of every character, for the tests beside the code.
import { createServer, request as httpRequest } from "node:http";
import * as v from "valibot";
import { LEGAL_AGE } from "#contract/account-rules.ts";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { type ArtPalette, ART_ROLES } from "#contract/artwork.ts";
import { SUCCESS_CODE } from "#contract/codes.ts";
import { NO_PROTECTION } from "#contract/protection/profiles.ts";
import { SWITCH_KEYS, type SwitchKey } from "#contract/switches.ts";
import type { SandboxOptions, SandboxSite } from "../options.ts";
import { createSandbox } from "../start.ts";

/** 21 November 2026, 19:46 in China. */
export const MOMENT = Date.UTC(2026, 10, 21, 11, 46, 8);

export function sampleSite(
  id: string,
  siteId: string,
  name: string,
  off: readonly SwitchKey[],
): SandboxSite {
  const palettes = (ground: string) => {
    const palette = Object.fromEntries(ART_ROLES.map((role) => [role, ground])) as ArtPalette;
    return Array.from({ length: 8 }, () => palette);
  };
  return {
    id,
    siteId,
    name,
    title: { "zh-CN": name, "zh-TW": name },
    switches: SWITCH_KEYS.filter((key) => !off.includes(key)),
    palettes: { classic: palettes("#112233"), professional: palettes("#445566") },
    encryption: "off",
    publicKey: null,
    minimumAge: LEGAL_AGE,
    protection: NO_PROTECTION,
  };
}

export const SAMPLE_SITES: readonly SandboxSite[] = [
  sampleSite("aurora", "6101", "极光体育", []),
  sampleSite("jade", "6102", "翡翠娱乐城", ["gaming", "chat"]),
  sampleSite("crimson", "6103", "赤焰电竞", ["lottery", "chess"]),
  sampleSite("harbor", "6104", "海港棋牌", ["sport"]),
  sampleSite("lotus", "6105", "莲花彩票", ["realbet"]),
  sampleSite("titan", "6106", "泰坦国际", []),
  sampleSite("bare", "6199", "素净", [
    "sport",
    "realbet",
    "chess",
    "gaming",
    "egame",
    "fishing",
    "promotions",
    "sponsor",
  ]),
];

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface SampleSandbox {
  ask(path: string, options?: AskOptions): Promise<Reply>;
  /**
   * Calls by name at the sandbox's own time; a member's with `token` among the headers.
   * @returns the parsed envelope
   */
  call(
    site: string,
    name: CallName,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<SampleEnvelope>;
  control(path: string, body: unknown): Promise<Reply>;
  close(): Promise<void>;
  readonly routes: readonly string[];
  /** Where it listens. */
  readonly port: number;
}

export interface SampleEnvelope {
  readonly status_code: number;
  readonly data: unknown;
  readonly message: string;
}

interface AskOptions {
  readonly site?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Only the `method` that selects the call among those of its path. */
function emptyBody(name: CallName): object {
  const { select } = CALLS[name];
  return select === null ? {} : { method: select };
}

export async function startSample(options: Partial<SandboxOptions> = {}): Promise<SampleSandbox> {
  const sandbox = await createSandbox({
    sites: SAMPLE_SITES,
    toTraditional: (text) =>
      text.replaceAll("场", "場").replaceAll("请", "請").replaceAll("数", "數"),
    now: () => MOMENT,
    ...options,
  });
  const server = createServer((req, res) => sandbox.handle(req, res));
  server.on("upgrade", (req, socket, head) => {
    if (!sandbox.upgrade(req, socket, head)) socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const ask: SampleSandbox["ask"] = (path, asked = {}) => send(port, path, asked);
  return {
    ask,
    async call(site, name, body = emptyBody(name), headers = {}) {
      const { path, method } = CALLS[name];
      const at = async (time: number) => {
        const sent = {
          site,
          method,
          headers: {
            timestamp: String(time),
            ...headers,
          },
          body: method === "GET" ? undefined : body,
        };
        return JSON.parse((await ask(path, sent)).text) as SampleEnvelope;
      };
      const envelope = await at(MOMENT);
      const serverTime = serverTimeOf(envelope.data);
      return envelope.status_code === SUCCESS_CODE || serverTime === null
        ? envelope
        : at(serverTime);
    },
    routes: sandbox.routes,
    port,
    control: (path, body) => ask(path, { method: "POST", body }),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
      await sandbox.close();
    },
  };
}

/** Tests move the clock, so like a client they repeat a call with the server time from its refusal. */
function serverTimeOf(data: unknown): number | null {
  const parsed = v.safeParse(v.object({ serverTime: v.number() }), data);
  return parsed.success ? parsed.output.serverTime : null;
}

function send(
  port: number,
  path: string,
  { site: id, method, body, headers }: AskOptions,
): Promise<Reply> {
  const payload =
    body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      port,
      path,
      host: "127.0.0.1",
      method: method ?? "GET",
      headers: {
        host: id === undefined ? "localhost" : `${id}.localhost:${port}`,
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.end(payload);
  });
}
