/// <reference types="node" />
// The server's end is written here a second time, with node:crypto, so that it proves the client's.
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  SEALED_SUITES,
  type SealedCall,
  sealContext,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";
import { createSealer, type Sealer, SealFailure } from "./sealing.ts";

const NOBODY = { token: "", uuid: "", idempotencyKey: "" };
const CALL: SealedCall = { method: "POST", path: "/site/api/v1/user/login", requestId: "r-1" };
const PURPOSES = ["path", "body", "signature", "field"] as const satisfies readonly SealPurpose[];
const server = createECDH("prime256v1");
server.generateKeys();
const publicKey = server.getPublicKey().toString("base64url");

function keys(suite: SealedSuite, purpose: SealPurpose, epk: string): Buffer {
  const point = Buffer.from(epk, "base64url");
  const salt = Buffer.concat([point, server.getPublicKey()]);
  const info = `livery/1/${suite}/${purpose}`;
  const length = suite === "gcm" ? 32 : 64;
  return Buffer.from(hkdfSync("sha256", server.computeSecret(point), salt, info, length));
}

function serverOpens(token: string, purpose: SealPurpose, call: SealedCall): string {
  const [version, suite, epk = "", ...rest] = token.split(".");
  const [iv, sealed, mac] = rest.map((part) => Buffer.from(part, "base64url"));
  if (version !== "1" || !iv || !sealed) throw new Error("no token");
  const context = sealContext(purpose, call);
  if (suite === "gcm") {
    const decipher = createDecipheriv("aes-256-gcm", keys(suite, purpose, epk), iv);
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-16));
    return decipher.update(sealed.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
  }
  const both = keys("cbc-hmac", purpose, epk);
  const signed = token.slice(0, token.lastIndexOf("."));
  const expected = createHmac("sha256", both.subarray(32)).update(`${signed}\0${context}`).digest();
  if (!mac?.equals(expected)) throw new Error("forged");
  const decipher = createDecipheriv("aes-256-cbc", both.subarray(0, 32), iv);
  return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
}

/** @param request any token of the request */
function serverAnswers(
  text: string,
  request: string,
  { purpose = "answer", call = CALL }: { purpose?: SealPurpose; call?: SealedCall } = {},
): string {
  const [, suite, epk = ""] = request.split(".");
  const context = sealContext(purpose, call);
  if (suite === "gcm") {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", keys(suite, purpose, epk), iv);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return join("gcm", epk, [iv, Buffer.concat([sealed, cipher.getAuthTag()])]);
  }
  const both = keys("cbc-hmac", purpose, epk);
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-256-cbc", both.subarray(0, 32), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const signed = join("cbc-hmac", epk, [iv, sealed]);
  const mac = createHmac("sha256", both.subarray(32)).update(`${signed}\0${context}`).digest();
  return `${signed}.${mac.toString("base64url")}`;
}

function join(suite: SealedSuite, epk: string, parts: readonly Buffer[]): string {
  return ["1", suite, epk, ...parts.map((part) => part.toString("base64url"))].join(".");
}

const TEXTS = ["", "x", "{}", "一二三，\u{1f600}\ufeff", "\u0000\n.", "a".repeat(100_000)];

describe.each(SEALED_SUITES)("suite %s", (suite) => {
  let sealer: Sealer;
  let token: string;
  let answer: string;
  beforeAll(async () => {
    sealer = await createSealer(suite, publicKey);
    token = await sealer.seal("body", "hello", CALL);
    answer = serverAnswers("data", token);
  });
  const failure = (attempt: Promise<string>) =>
    attempt.then(
      () => null,
      (error: unknown) => (error instanceof SealFailure ? error.message : error),
    );
  const GENERIC = new SealFailure().message;

  it.each(TEXTS)("seals text %# for the server", async (text) => {
    for (const purpose of PURPOSES) {
      const sealed = await sealer.seal(purpose, text, CALL);
      expect(serverOpens(sealed, purpose, CALL)).toBe(text);
    }
  });

  it.each(TEXTS)("opens text %# of the server", async (text) => {
    expect(await sealer.open(serverAnswers(text, token), CALL)).toBe(text);
  });

  it("carries any text both ways", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), async (text) => {
        const sealed = await sealer.seal("field", text, CALL);
        expect(serverOpens(sealed, "field", CALL)).toBe(text);
        expect(await sealer.open(serverAnswers(text, sealed), CALL)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it("makes a new key pair for each request and a new iv for each token", async () => {
    const other = await createSealer(suite, publicKey);
    const [, , epk, iv] = token.split(".");
    const [, , sameEpk, otherIv] = (await sealer.seal("body", "hello", CALL)).split(".");
    const [, , otherEpk] = (await other.seal("body", "hello", CALL)).split(".");
    expect(sameEpk).toBe(epk);
    expect(otherIv).not.toBe(iv);
    expect(otherEpk).not.toBe(epk);
    expect(await failure(other.open(answer, CALL))).toBe(GENERIC);
  });

  it("takes the digest of a text", async () => {
    for (const text of TEXTS)
      expect(await sealer.digest(text)).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("refuses an answer with any byte changed, all for one reason", async () => {
    const at = fc.nat(answer.length - 1);
    const character = fc.integer({ min: 1, max: 127 }).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(at, character, async (index, instead) => {
        fc.pre(answer[index] !== instead);
        const forged = answer.slice(0, index) + instead + answer.slice(index + 1);
        expect(await failure(sealer.open(forged, CALL))).toBe(GENERIC);
      }),
      { numRuns: 300 },
    );
  });

  it("refuses every character of an answer next to itself", async () => {
    for (let index = 0; index < answer.length; index += 1) {
      const instead = String.fromCharCode(answer.charCodeAt(index) ^ 1);
      const forged = answer.slice(0, index) + instead + answer.slice(index + 1);
      expect(await failure(sealer.open(forged, CALL))).toBe(GENERIC);
    }
  });

  it("refuses an answer that was cut, or grew", async () => {
    for (let length = 0; length < answer.length; length += 1)
      expect(await failure(sealer.open(answer.slice(0, length), CALL))).toBe(GENERIC);
    for (const more of [".", "A", "=", "\n", ".AAAA", " "])
      expect(await failure(sealer.open(answer + more, CALL))).toBe(GENERIC);
  });

  it.each([
    ["another method", { ...CALL, method: "GET" }],
    ["another path", { ...CALL, path: "/site/api/v1/user/logout" }],
    ["another request", { ...CALL, requestId: "r-2" }],
    ["another member", { ...CALL, sender: { ...NOBODY, token: "t-2" } }],
    ["another device", { ...CALL, sender: { ...NOBODY, uuid: "d-2" } }],
    ["another key", { ...CALL, sender: { ...NOBODY, idempotencyKey: "k-2" } }],
  ])("refuses an answer to %s", async (_, call) => {
    expect(await failure(sealer.open(serverAnswers("data", token, { call }), CALL))).toBe(GENERIC);
    expect(() => serverOpens(token, "body", call)).toThrow(/forged|unable to authenticate/);
  });

  it("refuses a token of another purpose, such as its own request sent back", async () => {
    for (const purpose of PURPOSES)
      expect(await failure(sealer.open(serverAnswers("x", token, { purpose }), CALL))).toBe(
        GENERIC,
      );
    expect(await failure(sealer.open(token, CALL))).toBe(GENERIC);
  });

  it.each(["", "plain", '{"status_code":6000,"data":null}', "1.gcm", "....", "1.none.x.y.z"])(
    "refuses %j",
    async (text) => expect(await failure(sealer.open(text, CALL))).toBe(GENERIC),
  );

  it("refuses the answer of a server with another key", async () => {
    const other = createECDH("prime256v1");
    other.generateKeys();
    const to = await createSealer(suite, other.getPublicKey().toString("base64url"));
    const request = await to.seal("body", "hello", CALL);
    expect(await failure(to.open(serverAnswers("data", request), CALL))).toBe(GENERIC);
  });

  it.each(["", "AAAA", "not base64url!", Buffer.alloc(65, 4).toString("base64url")])(
    "makes nothing of the server key %j",
    async (key) => {
      await expect(createSealer(suite, key)).rejects.toBeInstanceOf(Error);
    },
  );
});

it("does not open an answer of the other suite", async () => {
  const gcm = await createSealer("gcm", publicKey);
  const request = await gcm.seal("body", "hello", CALL);
  const other = request.replace("1.gcm.", "1.cbc-hmac.");
  await expect(gcm.open(serverAnswers("data", other), CALL)).rejects.toThrow(SealFailure);
});
