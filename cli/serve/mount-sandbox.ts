// The one place where the command starts the sandbox.
import type { ArtPalettes } from "#contract/artwork.ts";
import type { Edition } from "#contract/locales.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../sandbox/start.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { siteProtection } from "../brand/protection-rules.ts";
import { readRulePages } from "../content/rule-pages.ts";
import { compileScript } from "../core/compile-script.ts";
import { createConverter } from "../locale/converter.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import type { Receipt } from "../stamp/receipt.ts";

export type MountedSandbox = Sandbox;

export interface MountedSite extends Omit<SandboxOptions["sites"][number], "palettes"> {
  /** Of the offered editions. */
  readonly palettes: Partial<Record<Edition, ArtPalettes>>;
}

/**
 * Converts server texts to zh-TW with the converter of the sites.
 * @param now a clock that stands still, for pictures
 */
export async function mountSandbox(
  sites: readonly MountedSite[],
  now?: () => number,
): Promise<MountedSandbox> {
  return await createSandbox({
    ...(now && { now }),
    sites: sites.map(({ palettes, ...site }) => {
      const { classic = palettes.professional ?? [], professional = classic } = palettes;
      return { ...site, palettes: { classic, professional } };
    }),
    toTraditional: createConverter(),
    rulePages: readRulePages(PACKAGE_ROOT),
    compileScript,
  });
}

export function siteOfReceipt({
  brand,
  switches,
  api,
  palettes,
  minimumAge,
  protection,
}: Receipt): MountedSite {
  const { id, siteId, name, title } = brand;
  return {
    id,
    siteId,
    name: name["zh-CN"] ?? id,
    title: { "zh-CN": title["zh-CN"] ?? id, "zh-TW": title["zh-TW"] ?? id },
    switches,
    ...api,
    minimumAge,
    protection: protection as MountedSite["protection"],
    palettes: palettes as MountedSite["palettes"],
  };
}

export function siteOfBrand(brand: PreparedBrand, switches: readonly string[]): MountedSite {
  const { id, siteId, name, title, api, legal } = brand.manifest;
  const { encryption, publicKey = null } = api;
  const localized = brand.localize(title);
  const { palettes } = brand;
  const protection = siteProtection(brand.manifest);
  const facts = { id, siteId, name, title: localized, switches, palettes, protection };
  return { ...facts, encryption, publicKey, minimumAge: legal.minimumAge };
}
