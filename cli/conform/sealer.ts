// The client's end of sealed calls (contract/sealed.ts), with node:crypto.
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import {
  SEALED_VERSION,
  type SealedCall,
  sealContext,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";

export interface Sealer {
  seal(text: string, purpose: SealPurpose, call: SealedCall): string;
  /** @throws Error when it is no answer to this call */
  open(token: string, call: SealedCall): string;
}

/** Of one request: it has a key pair of its own. @param publicKey the server's, base64url */
export function createSealer(suite: SealedSuite, publicKey: string): Sealer {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const server = Buffer.from(publicKey, "base64url");
  const shared = pair.computeSecret(server);
  const head = `${SEALED_VERSION}.${suite}.${base64(own)}`;
  const keysOf = (purpose: SealPurpose) => {
    const info = `livery/${SEALED_VERSION}/${suite}/${purpose}`;
    const salt = Buffer.concat([own, server]);
    return Buffer.from(hkdfSync("sha256", shared, salt, info, suite === "gcm" ? 32 : 64));
  };
  const { seal, open } = suite === "gcm" ? GCM : CBC;
  return {
    seal: (text, purpose, call) => seal(head, text, keysOf(purpose), sealContext(purpose, call)),
    open(token, call) {
      if (!token.startsWith(`${head}.`)) throw new Error("the answer has another suite or key");
      return open(token, keysOf("answer"), sealContext("answer", call));
    },
  };
}

interface Suite {
  readonly seal: (head: string, text: string, keys: Buffer, context: string) => string;
  readonly open: (token: string, keys: Buffer, context: string) => string;
}

const GCM: Suite = {
  seal(head, text, key, context) {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    return `${head}.${base64(iv)}.${base64(sealed)}`;
  },
  open(token, key, context) {
    const [iv, sealed] = partsOf(token, 2);
    const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-16));
    return decipher.update(sealed.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
  },
};

const CBC: Suite = {
  seal(head, text, keys, context) {
    const iv = randomBytes(16);
    const cipher = createCipheriv("aes-256-cbc", keys.subarray(0, 32), iv);
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    const signed = `${head}.${base64(iv)}.${base64(sealed)}`;
    return `${signed}.${base64(macOf(signed, keys, context))}`;
  },
  open(token, keys, context) {
    const [iv, sealed, mac] = partsOf(token, 3);
    const signed = token.slice(0, token.lastIndexOf("."));
    if (!mac.equals(macOf(signed, keys, context))) throw new Error("the answer's mac is wrong");
    const decipher = createDecipheriv("aes-256-cbc", keys.subarray(0, 32), iv);
    return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
  },
};

const macOf = (signed: string, keys: Buffer, context: string) =>
  createHmac("sha256", keys.subarray(32)).update(`${signed}\0${context}`).digest();

const base64 = (bytes: Buffer) => bytes.toString("base64url");

/** What follows the public key. */
function partsOf(token: string, count: 2 | 3): [Buffer, Buffer, Buffer] {
  const parts = token.split(".").slice(3);
  const [one = "", two = "", three = ""] = parts;
  if (parts.length !== count) throw new Error("the answer has not the parts of a sealed text");
  return [bytes(one), bytes(two), bytes(three)];
}

const bytes = (text: string) => Buffer.from(text, "base64url");
