/// <reference types="node" />
// Signed and sealed calls against a server that knows nothing but its own private key.
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiCall } from "#contract/api/envelope.ts";
import {
  SEALED_SUITES,
  SEALED_TYPE,
  type SealedCall,
  sealContext,
  type SealPurpose,
} from "#contract/sealed.ts";
import errors from "#locales/zh-CN/errors.json";
import { CallError } from "./call-error.ts";
import { type CallEffects, configureHttp, type HttpOptions } from "./http-options.ts";
import { request } from "../calls/http.ts";
import { startTexts } from "../text/i18n.ts";
import { newRequestId, sealField } from "./seal-field.ts";

const owner = createECDH("prime256v1");
owner.generateKeys();

function keysOf(token: string, purpose: SealPurpose) {
  const [, suite = "", epk = ""] = token.split(".");
  const point = Buffer.from(epk, "base64url");
  const salt = Buffer.concat([point, owner.getPublicKey()]);
  const info = `livery/1/${suite}/${purpose}`;
  const bytes = Buffer.from(hkdfSync("sha256", owner.computeSecret(point), salt, info, 64));
  return { suite, head: `1.${suite}.${epk}`, key: bytes.subarray(0, 32), mac: bytes.subarray(32) };
}

/** What a client has sealed. That a forged one fails is for the server's own tests. */
function opened(token: string, purpose: SealPurpose, call: SealedCall): string {
  const { suite, key } = keysOf(token, purpose);
  const [iv = Buffer.of(), sealed = Buffer.of()] = token
    .split(".")
    .slice(3)
    .map((part) => Buffer.from(part, "base64url"));
  if (suite === "gcm") {
    const decipher = createDecipheriv("aes-256-gcm", key, iv);
    decipher.setAAD(Buffer.from(sealContext(purpose, call))).setAuthTag(sealed.subarray(-16));
    return decipher.update(sealed.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
  }
  const decipher = createDecipheriv("aes-256-cbc", key, iv);
  return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
}

function answered(text: string, token: string, call: SealedCall): string {
  const { suite, head, key, mac } = keysOf(token, "answer");
  const context = sealContext("answer", call);
  const iv = randomBytes(suite === "gcm" ? 12 : 16);
  if (suite === "gcm") {
    const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
    const parts = [cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
    return `${head}.${iv.toString("base64url")}.${Buffer.concat(parts).toString("base64url")}`;
  }
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const signed = `${head}.${iv.toString("base64url")}.${sealed.toString("base64url")}`;
  const digest = createHmac("sha256", mac).update(`${signed}\0${context}`).digest("base64url");
  return `${signed}.${digest}`;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const call = apiCall({
  path: "/site/api/v1/x",
  request: v.strictObject({ a: v.string() }),
  response: v.object({ url: v.string() }),
});
const good = JSON.stringify({ status_code: 6000, data: { url: "网址" }, message: "" });
const bound = ({ headers, method }: Asked): SealedCall => ({
  method,
  path: call.path,
  requestId: String(headers["requestid"]),
  sender: {
    token: String(headers["token"] ?? ""),
    uuid: String(headers["uuid"] ?? ""),
    idempotencyKey: String(headers["idempotencykey"] ?? ""),
  },
});

let asked: Asked[];
let reply: (asked: Asked) => string;
const server = createServer((incoming, response) => {
  let body = "";
  incoming.setEncoding("utf8");
  incoming.on("data", (piece: string) => (body += piece));
  incoming.on("end", () => {
    const { method = "", url = "", headers } = incoming;
    const one = { method, url, headers, body };
    asked.push(one);
    response.end(reply(one));
  });
});

const toast = vi.fn<CallEffects["toast"]>();
const publicKey = owner.getPublicKey().toString("base64url");
let site: HttpOptions;

beforeAll(async () => {
  await startTexts("zh-CN", [{ errors }]);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  site = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: "6101",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => "t-1",
    clientIp: () => "203.0.113.7",
    encryption: "off",
    publicKey,
    effects: { expired: () => {}, toast, dialog: () => {}, page: () => {} },
  };
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  toast.mockClear();
});

function lastAsked(): Asked {
  const last = asked.at(-1);
  if (last === undefined) throw new Error("nothing was asked");
  return last;
}

function expectSigned(one: Asked, plain: string): void {
  const signature = opened(String(one.headers["signature"]), "signature", bound(one));
  expect(JSON.parse(signature)).toEqual({
    timestamp: Number(one.headers["timestamp"]),
    ip: "203.0.113.7",
    digest: createHash("sha256").update(plain).digest("hex"),
  });
}

describe("a site that seals nothing", () => {
  it.each(["POST", "GET"] as const)("signs a %s call with its key", async (method) => {
    configureHttp(site);
    reply = () => good;
    expect(await request({ ...call, method }, { a: "一" })).toEqual({ url: "网址" });
    const one = lastAsked();
    expect(one).toMatchObject({
      method,
      url: call.path,
      body: method === "GET" ? "" : '{"a":"一"}',
    });
    expectSigned(one, one.body);
  });

  it("seals single fields by the request they travel in, where it has a key", async () => {
    configureHttp(site);
    const target = { method: "POST", path: call.path, requestId: newRequestId() };
    const token = await sealField("8613800138000", target);
    expect(token).not.toContain("138");
    expect(opened(token, "field", target)).toBe("8613800138000");
    configureHttp({ ...site, publicKey: undefined });
    expect(await sealField("8613800138000", target)).toBe("8613800138000");
  });
});

describe.each(SEALED_SUITES)("a site that seals by %s", (encryption) => {
  beforeEach(() => configureHttp({ ...site, encryption }));
  const sealed = (text: string) => (one: Asked) => answered(text, one.body, bound(one));

  it.each(["POST", "GET"] as const)("hides path and body of a %s call", async (method) => {
    reply = sealed(good);
    expect(await request({ ...call, method }, { a: "一" })).toEqual({ url: "网址" });
    const one = lastAsked();
    expect(one.method).toBe("POST");
    expect(one.headers["content-type"]).toBe(SEALED_TYPE);
    const path = one.url.replace("/enc/", "");
    expect(opened(path, "path", bound(one))).toBe(call.path);
    expect(opened(one.body, "body", bound(one))).toBe('{"a":"一"}');
    expectSigned(one, '{"a":"一"}');
    expect(one.headers["token"]).toBe("t-1");
    expect(path.split(".")[2]).toBe(one.body.split(".")[2]);
  });

  it("takes refusals that are sealed, and a time among them", async () => {
    const time = JSON.stringify({
      status_code: 6008,
      data: { serverTime: Date.now() },
      message: "",
    });
    reply = sealed(time);
    await expect(request(call, { a: "" })).rejects.toMatchObject({ kind: "code", code: 6008 });
    expect(asked).toHaveLength(2);
    const [first, second] = asked.map(({ body }) => body.split(".")[2]);
    expect(first).not.toBe(second);
  });

  it.each<[string, (one: Asked) => string]>([
    ["a plain answer", () => good],
    ["a plain end of the session", () => '{"status_code":6001,"data":null,"message":""}'],
    ["nothing", () => ""],
    ["HTML", () => "<html>"],
    ["its own words sent back", ({ body }) => body],
    ["an answer to another call", (one) => answered(good, one.body, { ...bound(one), path: "/y" })],
    ["an answer cut short", (one) => answered(good, one.body, bound(one)).slice(0, -4)],
  ])("refuses %s, for one reason", async (_, answer) => {
    reply = answer;
    const error: unknown = await request(call, { a: "" }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ kind: "sealed", envelope: null });
    expect(toast.mock.calls).toEqual([[errors.code[6005]]]);
  });

  it("refuses an answer to an earlier request", async () => {
    const first = new Set<string>();
    reply = (one) => {
      first.add(sealed(good)(one));
      return [...first][0] ?? "";
    };
    await request(call, { a: "" });
    await expect(request(call, { a: "" })).rejects.toMatchObject({ kind: "sealed" });
  });

  it("sends nothing without the server's key", async () => {
    configureHttp({ ...site, encryption, publicKey: undefined });
    await expect(request(call, { a: "" })).rejects.toMatchObject({ kind: "sealed" });
    expect(asked).toHaveLength(0);
  });
});
