// A client of sealed calls for tests, written independently of the server: WebCrypto for gcm, node:crypto for
// cbc-hmac.
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
  webcrypto,
} from "node:crypto";
import { ownValue } from "#contract/own-value.ts";
import {
  SEALED_PREFIX,
  type SealedCall,
  type SealedSender,
  sealContext,
  type SealedSuite,
  type SealPurpose,
  type SignaturePayload,
} from "#contract/sealed.ts";
import { MOMENT, type SampleEnvelope, type SampleSandbox } from "../../testing/sample-sandbox.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";

interface Sealer {
  readonly epk: string;
  seal(text: string, purpose: SealPurpose, call: SealedCall): Promise<string>;
  open(token: string, purpose: SealPurpose, call: SealedCall): Promise<string>;
}

interface SealedAsk {
  readonly site: string;
  readonly suite: SealedSuite;
  readonly path: string;
  readonly body?: unknown;
  readonly requestId?: string;
  readonly time?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the tokens before they are sent. */
  readonly tamper?: (tokens: Tokens) => Partial<Tokens>;
}

interface Tokens {
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

/** Sends a call as the site's client does. `open` decrypts the answer. */
export async function askSealed(sandbox: SampleSandbox, asked: SealedAsk) {
  const sealer = await createSealer[asked.suite]();
  const { requestId = randomUUID(), time = MOMENT, body = {} } = asked;
  const call = { method: "POST", path: asked.path, requestId, sender: senderOf(asked.headers) };
  const text = JSON.stringify(body);
  const tokens = {
    path: await sealer.seal(asked.path, "path", call),
    body: await sealer.seal(text, "body", call),
    signature: await sealer.seal(signatureText(text, { timestamp: time }), "signature", call),
  };
  const sent = { ...tokens, ...asked.tamper?.(tokens) };
  const reply = await sandbox.ask(`${SEALED_PREFIX}${sent.path}`, {
    site: asked.site,
    method: "POST",
    body: sent.body,
    headers: {
      "content-type": "text/plain",
      requestid: requestId,
      timestamp: String(time),
      signature: sent.signature,
      ...asked.headers,
    },
  });
  const open = async () =>
    JSON.parse(await sealer.open(reply.text, "answer", call)) as SampleEnvelope;
  return { reply, sealer, call, open };
}

/** The sender as the request's headers name it. */
export function senderOf(headers: Readonly<Record<string, unknown>> = {}): SealedSender {
  const value = (name: string) => String(ownValue(headers, name) ?? "");
  return { token: value("token"), uuid: value("uuid"), idempotencyKey: value("idempotencykey") };
}

/** The plain text that is sealed as a signature. */
export function signatureText(body: string, payload: Partial<SignaturePayload> = {}): string {
  const digest = createHash("sha256").update(body).digest("hex");
  return JSON.stringify({ timestamp: MOMENT, ip: "127.0.0.1", digest, ...payload });
}

export const createSealer: Readonly<Record<SealedSuite, () => Promise<Sealer>>> = {
  gcm: gcmSealer,
  "cbc-hmac": () => Promise.resolve(cbcSealer()),
};

const server = fromBase64(SANDBOX_PUBLIC_KEY);

async function gcmSealer(): Promise<Sealer> {
  const { subtle } = webcrypto;
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const pair = await subtle.generateKey(curve, false, ["deriveBits"]);
  const point = new Uint8Array(await subtle.exportKey("raw", pair.publicKey));
  const other = await subtle.importKey("raw", server, curve, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: other }, pair.privateKey, 256);
  const secret = await subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const keyFor = (purpose: SealPurpose) =>
    subtle.deriveKey(
      {
        name: "HKDF",
        hash: "SHA-256",
        salt: Buffer.concat([point, server]),
        info: Buffer.from(`livery/1/gcm/${purpose}`),
      },
      secret,
      { name: "AES-GCM", length: 256 },
      false,
      ["encrypt", "decrypt"],
    );
  const cipher = (iv: Uint8Array<ArrayBuffer>, purpose: SealPurpose, call: SealedCall) => ({
    name: "AES-GCM",
    iv,
    additionalData: Buffer.from(sealContext(purpose, call)),
  });
  const epk = toBase64(point);
  return {
    epk,
    async seal(text, purpose, call) {
      const iv = webcrypto.getRandomValues(new Uint8Array(12));
      const key = await keyFor(purpose);
      const sealed = await subtle.encrypt(cipher(iv, purpose, call), key, Buffer.from(text));
      return `1.gcm.${epk}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    },
    async open(token, purpose, call) {
      const [iv, sealed] = token.split(".").slice(3).map(fromBase64);
      if (!iv || !sealed) throw new Error(token);
      const key = await keyFor(purpose);
      return Buffer.from(await subtle.decrypt(cipher(iv, purpose, call), key, sealed)).toString();
    },
  };
}

function cbcSealer(): Sealer {
  const pair = createECDH("prime256v1");
  const point = pair.generateKeys();
  const shared = pair.computeSecret(server);
  const epk = toBase64(point);
  const keysFor = (purpose: SealPurpose) => {
    const salt = Buffer.concat([point, server]);
    const keys = hkdfSync("sha256", shared, salt, `livery/1/cbc-hmac/${purpose}`, 64);
    return { encryption: Buffer.from(keys, 0, 32), mac: Buffer.from(keys, 32) };
  };
  const macOf = (key: Buffer, signed: string, purpose: SealPurpose, call: SealedCall) => {
    const context = sealContext(purpose, call);
    return createHmac("sha256", key).update(signed).update("\0").update(context).digest();
  };
  return {
    epk,
    seal(text, purpose, call) {
      const { encryption, mac } = keysFor(purpose);
      const iv = randomBytes(16);
      const cipher = createCipheriv("aes-256-cbc", encryption, iv);
      const whole = Buffer.concat([cipher.update(text), cipher.final()]);
      const signed = `1.cbc-hmac.${epk}.${toBase64(iv)}.${toBase64(whole)}`;
      return Promise.resolve(`${signed}.${toBase64(macOf(mac, signed, purpose, call))}`);
    },
    open(token, purpose, call) {
      const { encryption, mac } = keysFor(purpose);
      const [iv, sealed, tag] = token.split(".").slice(3).map(fromBase64);
      const signed = token.slice(0, token.lastIndexOf("."));
      if (!iv || !sealed || !tag?.equals(macOf(mac, signed, purpose, call))) throw new Error(token);
      const decipher = createDecipheriv("aes-256-cbc", encryption, iv);
      return Promise.resolve(decipher.update(sealed, undefined, "utf8") + decipher.final("utf8"));
    },
  };
}

function fromBase64(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "base64url");
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
