// No change to evidence goes unseen: of its data, its page, its signature or its key.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkEvidence, evidenceFile } from "#contract/evidence/check-evidence.ts";
import { openSigned, signingInput } from "#contract/evidence/signed-evidence.ts";
import { addKey, signWith } from "../../../simulation/signing/site-keys.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { checked, flaws, NODE_CRYPTO, sampleEvidence } from "./sample-evidence.ts";
import { NODE_CODING } from "./ticket-evidence.ts";

const LATER = NOW + 3 * 3_600_000;
const betting = sampleBetting();
const evidence = sampleEvidence(betting, betting.member, LATER);
let id: string;
let file: string;
let signed: string;

beforeAll(async () => {
  evidence.storeRules(NOW);
  const match = betting.match("1");
  id = betting.place({ legs: [betting.leg("1", "R", "H")] }).ticketId ?? "";
  match.result = { score: { half: [1, 0], full: [3, 0] } };
  settleDue(betting, LATER);
  signed = await evidence.signed(id);
  file = await evidence.file(id);
});

/** The text of the data with a change, signed by a key of the site itself. */
function signedText(change: (data: Record<string, unknown>) => void): string {
  const data = structuredClone(openSigned(signed, NODE_CRYPTO)?.payload) as Record<string, unknown>;
  change(data);
  const kid = evidence.keys()[0]?.kid ?? "";
  const input = signingInput(kid, data, NODE_CODING);
  return `${input}.${signWith(betting.database, { site: "aurora", keyId: kid }, input)}`;
}

/** Its file: only the rules can tell. */
function signedAnew(change: (data: Record<string, unknown>) => void): string {
  return evidenceFile(signedText(change), NODE_CRYPTO) ?? "";
}

it("sees any changed character", () => {
  const keys = evidence.keys();
  const at = fc.oneof(
    fc.nat(file.length - 1),
    // As often in the signed text, which is the smaller part.
    fc.nat(signed.length - 1).map((place) => file.indexOf(signed) + place),
  );
  fc.assert(
    fc.property(at, fc.constantFrom(..."Az09-_.<> 赢"), (place, sign) => {
      fc.pre(file[place] !== sign);
      const forged = file.slice(0, place) + sign + file.slice(place + 1);
      const result = checkEvidence(forged, keys, NODE_CRYPTO);
      const isSeen = result === null || result.checks.some(({ state }) => state !== "right");
      expect(isSeen, `${place} ${sign}`).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each([["missing", null] as const, ["no number", "half"] as const])(
  "says that a leg is wrong whose line is %s",
  (_what, line) => {
    const text = signedText(({ ticket }) => {
      for (const leg of (ticket as { legs: { line: string | null }[] }).legs) leg.line = line;
    });
    expect(flaws(checked(file.replace(signed, text), evidence.keys()))).toEqual({
      page: "pageDiffers",
      legs: "wrongLegs",
    });
  },
);

it("is no evidence without its signed text", () => {
  expect(checkEvidence(file.replace(signed, ""), evidence.keys(), NODE_CRYPTO)).toBeNull();
  expect(checkEvidence("<!doctype html>", evidence.keys(), NODE_CRYPTO)).toBeNull();
});

describe("a forged file", () => {
  it("with another page has a right signature, and a page that differs", () => {
    const forged = file.replace("¥\u00A0192.00", "¥\u00A0992.00");
    expect(forged).not.toBe(file);
    expect(flaws(checked(forged, evidence.keys()))).toEqual({ page: "pageDiffers" });
  });

  it("with another signature is forged", () => {
    const [header, payload, signature = ""] = signed.split(".");
    const other = [header, payload, signature.replace(/^./, (one) => (one === "A" ? "B" : "A"))];
    const forged = evidenceFile(other.join("."), NODE_CRYPTO) ?? "";
    expect(flaws(checked(forged, evidence.keys()))).toEqual({ signature: "forged" });
  });

  it("by a key that is not published is not trusted", () => {
    const other = sampleBetting();
    const key = addKey(other.database, "aurora");
    const data = openSigned(signed, NODE_CRYPTO)?.payload;
    const input = signingInput(key.kid, data, NODE_CODING);
    const at = { site: "aurora", keyId: key.kid };
    const forged = evidenceFile(`${input}.${signWith(other.database, at, input)}`, NODE_CRYPTO);
    expect(flaws(checked(forged ?? "", evidence.keys()))).toEqual({ signature: "unknownKey" });
    // The same key under the id of a trusted one.
    const [own] = evidence.keys();
    const taken = [{ kty: "OKP", crv: "Ed25519", x: key.x, kid: own?.kid ?? "" }] as const;
    expect(flaws(checked(file, taken))).toEqual({ signature: "unknownKey" });
  });

  it("of a server that pays too little is wrong by the rules", () => {
    const short = signedAnew((data) => Object.assign(data["ticket"] as object, { returnCents: 1 }));
    expect(flaws(checked(short, evidence.keys()))).toEqual({
      settled: "wrongAmounts",
      history: "wrongAmounts",
    });
    const lost = signedAnew((data) => {
      const { legs } = data["ticket"] as { legs: [{ result: { code: string } }] };
      legs[0].result.code = "L";
    });
    expect(flaws(checked(lost, evidence.keys()))).toMatchObject({ legs: "wrongLegs" });
    const other = signedAnew((data) => Object.assign(data["ticket"] as object, { winCents: 1 }));
    expect(flaws(checked(other, evidence.keys()))).toMatchObject({ placed: "wrongAmounts" });
  });

  it("of a newer server lists terms that this program does not know, and does not judge amounts", () => {
    const boosted = signedAnew((data) =>
      Object.assign(data["ticket"] as object, { boost: "1.10" }),
    );
    expect(boosted).toContain("<dt>boost</dt><dd>&quot;1.10&quot;</dd>");
    expect(flaws(checked(boosted, evidence.keys()))).toEqual({
      placed: "newTerms",
      settled: "newTerms",
      history: "newTerms",
    });
  });
});

it("is written in both scripts", async () => {
  const other = await evidence.file(id, { locale: "zh-TW" });
  expect(other).toContain('<html lang="zh-TW">');
  expect(flaws(checked(other, evidence.keys()))).toEqual({});
});

it("still checks out after the key was changed", async () => {
  const [before] = evidence.keys();
  evidence.addKey();
  const [now, old] = evidence.keys();
  expect(old).toEqual(before);
  expect(flaws(checked(file, evidence.keys()))).toEqual({});
  const after = checked(await evidence.file(id), evidence.keys());
  expect(after.keyId).toBe(now?.kid);
  expect(flaws(after)).toEqual({});
});

it("escapes what comes from outside", () => {
  const hostile = signedAnew((data) => {
    const { legs } = data["ticket"] as { legs: [{ team_h: string }] };
    legs[0].team_h = "<script>alert(1)</script>";
  });
  expect(hostile.match(/<script/g)).toHaveLength(1);
});
