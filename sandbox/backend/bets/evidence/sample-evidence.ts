// Evidence of a betting service's tickets, signed by a key of the test.
import { createPublicKey, verify } from "node:crypto";
import type { CheckedEvidence, EvidenceCheckName } from "#contract/evidence/check-evidence.ts";
import { checkEvidence, evidenceFile } from "#contract/evidence/check-evidence.ts";
import type { RulePage } from "#contract/evidence/evidence-data.ts";
import type { EvidenceCrypto, EvidenceKey } from "#contract/evidence/signed-evidence.ts";
import type { Locale } from "#contract/locales.ts";
import { addKey, keysOf, signWith } from "../../../simulation/signing/site-keys.ts";
import { sampleSite } from "../../../testing/sample-sandbox.ts";
import { memberById } from "../../members/member-store.ts";
import type { CallContext } from "../../wire/call-context.ts";
import type { BettingService } from "../betting-service.ts";
import { storeRules } from "./bet-rules.ts";
import { NODE_CODING, ticketEvidence } from "./ticket-evidence.ts";

export const NODE_CRYPTO: EvidenceCrypto = {
  ...NODE_CODING,
  decode: (encoded) => {
    const text = Buffer.from(encoded, "base64url").toString();
    return NODE_CODING.encode(text) === encoded ? text : null;
  },
  verify({ key, text, signature }) {
    const bytes = Buffer.from(signature, "base64url");
    if (bytes.toString("base64url") !== signature) return false;
    const publicKey = createPublicKey({
      format: "jwk",
      key: { kty: "OKP", crv: "Ed25519", x: key },
    });
    return verify(null, Buffer.from(text), publicKey, bytes);
  },
};

const page = (slug: string, text: string): RulePage => ({
  slug,
  title: `规则 ${slug}`,
  blocks: [
    { kind: "heading", text },
    { kind: "paragraph", line: [{ text: "相等为走水", strong: true }] },
    { kind: "list", ordered: true, items: [[{ text: "先修正比分", strong: false }]] },
    {
      kind: "table",
      head: [[{ text: "盘口", strong: false }]],
      rows: [[[{ text: "0/0.5", strong: false }]]],
    },
  ],
});

export interface SampleEvidence {
  /** The site shows other rules from now on. */
  changeRules(text: string): void;
  storeRules(time: number): void;
  signed(ticketId: string, at?: Asked): Promise<string>;
  file(ticketId: string, at?: Asked): Promise<string>;
  keys(): readonly EvidenceKey[];
  addKey(): void;
}

interface Asked {
  readonly member?: number;
  readonly time?: number;
  readonly locale?: Locale;
}

export function sampleEvidence(
  betting: BettingService,
  member: number,
  now: number,
): SampleEvidence {
  const { database } = betting;
  let rules = [page("rqgl", "让球"), page("dxqgl", "大小"), page("tywt", "取消")];
  const betSigner: CallContext["ports"]["betSigner"] = {
    keys: (site) => keysOf(database, site),
    sign: (site, keyId, text) => signWith(database, { site, keyId }, text),
    rules: () => rules,
  };
  const contextOf = ({ member: id = member, time = now, locale = "zh-CN" }: Asked) =>
    ({
      view: { site: sampleSite("aurora", "6101", "极光体育", []), isOn: () => true },
      database,
      ports: { book: betting.book, betSigner } as unknown as CallContext["ports"],
      origin: "https://aurora.example",
      localize: (value) => value,
      time,
      caller: {
        token: null,
        deviceId: "",
        ip: "",
        idempotencyKey: null,
        locale,
        unseal: () => null,
      },
      member: memberById(database, id),
    }) satisfies CallContext;
  const signed = (id: string, at: Asked = {}) => ticketEvidence(contextOf(at), id);
  return {
    signed,
    changeRules: (text) => (rules = [page("rqgl", text), page("tywt", text)]),
    storeRules: (time) => storeRules(contextOf({ time })),
    async file(id, at) {
      const file = evidenceFile(await signed(id, at), NODE_CRYPTO);
      if (file === null) throw new Error("this is no evidence");
      return file;
    },
    keys: () => keysOf(database, "aurora"),
    addKey: () => void addKey(database, "aurora"),
  };
}

export function checked(file: string, keys: readonly EvidenceKey[]): CheckedEvidence {
  const result = checkEvidence(file, keys, NODE_CRYPTO);
  if (result === null) throw new Error("this is no evidence");
  return result;
}

/** The reasons of all checks that are not simply right. */
export function flaws({ checks }: CheckedEvidence): Partial<Record<EvidenceCheckName, string>> {
  return Object.fromEntries(
    checks.filter(({ reason }) => reason !== "right").map(({ name, reason }) => [name, reason]),
  );
}
