// Compares the pages of every style with their approved pictures, or approves them.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { environmentOf } from "../../browser/environment.ts";
import { runConcurrently } from "../cache/run-concurrently.ts";
import type { BrowsedSites } from "../serve/browse-sites.ts";
import {
  approve,
  approvedFor,
  type Baselines,
  type NewStyle,
  readBaselines,
  readPicture,
} from "./baselines.ts";
import { comparePictures, differenceText } from "./compare-pictures.ts";
import type { Finding, Skipped } from "./finding.ts";
import { shootStyle, type StylePicture } from "./shoot-style.ts";
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
      findings.push(...compareOne({ shown, picture, baselines, from: dir, to: guarded.dir }));
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
  const approved: NewStyle[] = [];
  await eachStyle(guarded, groups, readBaselines(dir), async (shown, group) => {
    const taken = await shootStyle(sites, shown);
    approved.push({
      signature: shown.signature,
      brand: shown.receipt.brand.id,
      edition: shown.edition,
      locale: shown.locale,
      covers: group.map(({ receipt }) => receipt.brand.id),
      pictures: new Map(taken.map((picture) => [nameOf(picture), picture.data])),
    });
  });
  approve(dir, approved);
  return { environment, styles: groups.length };
}

const nameOf = ({ page, width }: StylePicture): string => `${page}-${width}`;

/** Of each group the brand that is on the approved pictures, else the first one. */
async function eachStyle(
  { onProgress }: Guarded,
  groups: readonly (readonly Styled[])[],
  baselines: Baselines,
  work: (shown: Styled, group: readonly Styled[]) => Promise<void>,
): Promise<void> {
  let done = 0;
  const one = async (group: readonly Styled[]) => {
    const known = baselines[group[0]?.signature ?? ""]?.brand;
    const shown = group.find(({ receipt }) => receipt.brand.id === known) ?? group[0];
    if (shown) await work(shown, group);
    onProgress((done += 1), groups.length);
  };
  await runConcurrently(groups, one, Math.min(4, availableParallelism()));
}

interface Compared {
  readonly shown: Styled;
  readonly picture: StylePicture;
  readonly baselines: Baselines;
  readonly from: string;
  readonly to: string;
}

function compareOne({ shown, picture, baselines, from, to }: Compared): Finding[] {
  const { receipt, edition, locale, signature } = shown;
  const brand = receipt.brand.id;
  const name = nameOf(picture);
  const known = approvedFor(baselines, { signature, brand, edition, locale });
  const before = known && readPicture(from, known.signature, name);
  const finding = (what: string, files: Partial<Finding>): Finding => ({
    brand,
    check: "pictures",
    edition,
    locale,
    page: name,
    what,
    picture: null,
    trace: null,
    ...files,
  });
  const stem = `differences/${[brand, edition, locale, name].join("-")}`;
  const write = (part: string, data: Buffer) => {
    const file = `${stem}-${part}.png`;
    mkdirSync(path.join(to, "differences"), { recursive: true });
    writeFileSync(path.join(to, file), data);
    return file;
  };
  const wrong = picture.trouble.map((what) => finding(what, {}));
  if (!before)
    return [
      ...wrong,
      finding("has no approved picture", { picture: write("after", picture.data) }),
    ];
  if (known.style.brand !== brand)
    return [
      ...wrong,
      finding(`its approved picture shows ${known.style.brand}, which was not picked`, {}),
    ];
  const difference = comparePictures(before, picture.data);
  if (difference === null) return wrong;
  const compared = {
    before: write("before", before),
    after: write("after", picture.data),
    difference: write("difference", difference.drawn),
  };
  return [...wrong, finding(differenceText(difference), { compared })];
}
