// `build.json`: inputs and files of a bundle, without date or path, so that equal inputs give equal bytes.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { LEGAL_AGE } from "#contract/account-rules.ts";
import { DUTY_KEYS, PROTECTION_PROFILES } from "#contract/protection/duties.ts";
import { FUNDS_RATINGS } from "#contract/protection/funds.ts";
import { SEALED_SUITES } from "#contract/sealed.ts";

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const palette = v.array(v.record(v.string(), v.string()));

export const ReceiptSchema = v.object({
  livery: v.string(),
  brand: v.object({
    id: v.string(),
    siteId: v.string(),
    name: v.record(v.string(), v.string()),
    title: v.record(v.string(), v.string()),
    editions: v.array(v.picklist(["classic", "professional"])),
    locales: v.array(v.picklist(["zh-CN", "zh-TW"])),
    defaultEdition: v.picklist(["classic", "professional"]),
    defaultLocale: v.picklist(["zh-CN", "zh-TW"]),
  }),
  /** What a server needs to understand the bundle's calls. */
  api: v.object({
    encryption: v.picklist(["off", ...SEALED_SUITES]),
    publicKey: v.nullable(v.string()),
  }),
  /** What the server has to enforce. */
  protection: v.optional(
    v.object({
      profile: v.picklist(PROTECTION_PROFILES),
      own: v.record(v.picklist(DUTY_KEYS), v.union([v.boolean(), v.number()])),
      perPound: v.optional(v.number(), 1),
      funds: v.optional(v.object({ rating: v.picklist(FUNDS_RATINGS), method: v.string() })),
    }),
    { profile: "none", own: {}, perPound: 1 },
  ),
  minimumAge: v.optional(v.number(), LEGAL_AGE),
  switches: v.array(v.string()),
  routes: v.array(v.string()),
  inputs: v.object({ digest, core: digest }),
  outputs: v.record(v.string(), v.object({ bytes: v.number(), sha256: digest })),
  /** Bytes of the first load of the home page with brotli: html, styles, scripts. */
  firstLoad: v.number(),
  tools: v.record(v.string(), v.string()),
  legal: v.array(
    v.object({
      name: v.string(),
      variant: v.string(),
      locale: v.string(),
      effectiveDate: v.string(),
      hash: v.string(),
      converted: v.boolean(),
    }),
  ),
  /** Per switch that is off: number of modules and route paths searched for and absent. */
  absent: v.record(v.string(), v.object({ modules: v.number(), paths: v.number() })),
  palettes: v.object({ classic: v.optional(palette), professional: v.optional(palette) }),
});

export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** Null when missing or damaged. */
export async function readReceipt(bundleDir: string): Promise<Receipt | null> {
  return parseReceipt(await readFile(path.join(bundleDir, "build.json"), "utf8").catch(() => ""));
}

/** Null when the text is not a valid receipt. */
export function parseReceipt(text: string): Receipt | null {
  try {
    const parsed = v.safeParse(ReceiptSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
