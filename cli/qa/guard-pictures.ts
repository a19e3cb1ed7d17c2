// Compares the pages of every style with their approved pictures, or approves them.
import { availableParallelism } from "node:os";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { environmentOf } from "../../browser/environment.ts";
import { runConcurrently } from "../cache/run-concurrently.ts";
import type { BrowsedSites } from "../serve/browse-sites.ts";
import { approve, type Baselines, readBaselines } from "./baselines.ts";
import { compareApproved, nameOf } from "./compare-approved.ts";
import type { Finding, Skipped } from "./finding.ts";
import { shootStyle } from "./shoot-style.ts";
import { groupStyles, type Styled } from "./style-signature.ts";

export interface Guarded {
  readonly styled: readonly Styled[];
  /** Of all environments. */
  readonly baselinesDir: string;
  /** Of the report. */
  readonly dir: string;
  readonly onProgress: (done: number, total: number) => void;
}

export interface GuardResult {
  readonly environment: string;
  readonly styles: number;
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
}

export async function guardPictures(sites: BrowsedSites, guarded: Guarded): Promise<GuardResult> {
  const environment = await environmentOf(sites.browser);
  const dir = path.join(guarded.baselinesDir, environment);
  const baselines = readBaselines(dir);
  const groups = [...groupStyles(guarded.styled).values()];
  const facts = { environment, styles: groups.length };
  if (Object.keys(baselines).length === 0) {
    const why = `no picture is approved for this browser and its fonts (${environment}); \`brand qa --approve\` approves what the sites show now.`;
    return { ...facts, findings: [], skipped: [{ check: "pictures", why }] };
  }
  const findings: Finding[] = [];
  await eachStyle(guarded, groups, baselines, async (shown) => {
    const taken = await shootStyle(sites, shown);
    for (const picture of taken)
      findings.push(...compareApproved({ shown, picture, baselines, from: dir, to: guarded.dir }));
  });
  return { ...facts, findings, skipped: [] };
}

export async function approvePictures(
  sites: BrowsedSites,
  guarded: Guarded,
): Promise<Omit<GuardResult, "findings" | "skipped">> {
  const environment = await environmentOf(sites.browser);
  const dir = path.join(guarded.baselinesDir, environment);
  const groups = [...groupStyles(guarded.styled).values()];
  await eachStyle(guarded, groups, readBaselines(dir), async (shown, group) => {
    const taken = await shootStyle(sites, shown);
    const approved = {
      signature: shown.signature,
      brand: shown.receipt.brand.id,
      edition: shown.edition,
      locale: shown.locale,
      covers: group.map(({ receipt }) => receipt.brand.id),
      pictures: new Map(taken.map((picture) => [nameOf(picture), picture.data])),
    };
    // At once: a run that is stopped has approved the styles before.
    approve(dir, [approved]);
  });
  return { environment, styles: groups.length };
}

/** Of each group the brand that is on the approved pictures, else the first one. */
async function eachStyle(
  { onProgress }: Guarded,
  groups: readonly (readonly Styled[])[],
  baselines: Baselines,
  work: (shown: Styled, group: readonly Styled[]) => Promise<void>,
): Promise<void> {
  let done = 0;
  const one = async (group: readonly Styled[]) => {
    const known = ownValue(baselines, group[0]?.signature ?? "")?.brand;
    const shown = group.find(({ receipt }) => receipt.brand.id === known) ?? group[0];
    if (shown) await work(shown, group);
    onProgress((done += 1), groups.length);
  };
  await runConcurrently(groups, one, Math.min(4, availableParallelism()));
}
