// Runs the checks of `brand qa`: the visits in parallel, the bundles beside them.
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Edition, Locale } from "#contract/locales.ts";
import type { TextRules } from "../../browser/soundness.ts";
import { readTextKeys } from "../../browser/text-keys.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { runConcurrently } from "../cache/run-concurrently.ts";
import type { Io } from "../base/io.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
import type { Workspace } from "../base/paths.ts";
import { progress } from "../base/progress.ts";
import { browseSites, type BrowsedSites } from "../serve/browse-sites.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { checkBundles } from "./check-bundles.ts";
import type { Check } from "./checks.ts";
import type { Finding, QaResult, Skipped, VisitFacts } from "./finding.ts";
import { approvePictures, type Guarded, guardPictures } from "./guard-pictures.ts";
import { inspectSites, type SitesInspection } from "./inspect-sites.ts";
import { stylesOf } from "./style-signature.ts";
import { tellApart } from "./tell-apart.ts";
import { type PagesJob, type PagesReport, visitPages } from "./visit-pages.ts";

export interface QaInput {
  readonly places: Workspace;
  readonly receipts: readonly Receipt[];
  readonly fleet: Pick<Fleet, "brands">;
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly checks: ReadonlySet<Check>;
  /** Of the report. */
  readonly dir: string;
}

const DESK = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };

export async function runQa(input: QaInput, io: Io): Promise<QaResult> {
  const { places, receipts, checks } = input;
  const findings: Finding[] = [];
  const visits: VisitFacts[] = [];
  if (checks.has("bundles") && receipts.length > 0) {
    const ids = receipts.map(({ brand }) => brand.id);
    findings.push(...(await checkBundles(places, ids, io)));
  }
  const jobs = jobsOf(input);
  const guarded = checks.has("pictures") ? guardedOf(input, io) : null;
  const skipped: Skipped[] = [];
  let styles = 0;
  const compares = checks.has("identity") && receipts.length > 1;
  if (jobs.length > 0 || compares || (guarded && guarded.styled.length > 0))
    await browseSites(places.outDir, async (sites) => {
      const reports = await visitAll(sites, jobs, input, io);
      findings.push(...reports.flatMap((report) => report.findings));
      visits.push(...reports.map(({ visit }) => visit));
      if (compares)
        findings.push(...(await tellApart(sites, { ...input, onProgress: progress(io, "looks") })));
      if (!guarded) return;
      const result = await guardPictures(sites, guarded);
      findings.push(...result.findings);
      skipped.push(...result.skipped);
      if (result.skipped.length === 0) styles = result.styles;
    });
  const inspection = checks.has("lighthouse") ? await inspectPicked(input, io) : NOT_INSPECTED;
  findings.push(...inspection.findings);
  skipped.push(...inspection.skipped);
  const { inspected } = inspection;
  return {
    findings: inOrder(findings, receipts),
    visits,
    inspected: [...inspected],
    styles,
    skipped,
  };
}

const NOT_INSPECTED: SitesInspection = { inspected: [], findings: [], skipped: [] };

/** Each edition, in the locale that pictures are taken in, too. */
async function inspectPicked(input: QaInput, io: Io): Promise<SitesInspection> {
  const variants = stylesOf(input, input.editions, input.locales);
  const onProgress = progress(io, "inspections");
  return await inspectSites({ places: input.places, variants, onProgress });
}

/** Takes what the sites show now for right. */
export async function approveStyles(input: QaInput, io: Io) {
  return await browseSites(input.places.outDir, (sites) =>
    approvePictures(sites, guardedOf(input, io)),
  );
}

function guardedOf(input: QaInput, io: Io): Guarded {
  const { editions, locales, dir, places } = input;
  return {
    styled: stylesOf(input, editions, locales),
    baselinesDir: places.baselinesDir,
    dir,
    onProgress: progress(io, "styles"),
  };
}

async function visitAll(
  sites: BrowsedSites,
  jobs: readonly PagesJob[],
  { places, dir }: QaInput,
  io: Io,
): Promise<PagesReport[]> {
  const rules = textRules(places.packageRoot);
  const tell = progress(io, "visits");
  const reports: PagesReport[] = [];
  const visit = async (job: PagesJob) => {
    reports.push(await visitPages(sites, job, rules, dir));
    tell(reports.length, jobs.length);
  };
  await runConcurrently(jobs, visit, Math.min(4, availableParallelism()));
  return reports;
}

/** Each edition and each locale is opened on a desktop and on a phone. */
function jobsOf({ receipts, editions, locales, checks }: QaInput): PagesJob[] {
  if (!["pages", "contrast", "off"].some((check) => checks.has(check as Check))) return [];
  return receipts.flatMap((receipt) => {
    const variants = receipt.brand.editions
      .filter((edition) => editions.includes(edition))
      .flatMap((edition) =>
        receipt.brand.locales
          .filter((locale) => locales.includes(locale))
          .map((locale) => ({ edition, locale })),
      );
    return variants.map(({ edition, locale }, index) => ({
      receipt,
      edition,
      locale,
      viewport: (edition === "classic") === (locale === "zh-CN") ? DESK : PHONE,
      checks,
      opensOff: index === 0 && checks.has("off"),
    }));
  });
}

function textRules(packageRoot: string): TextRules {
  const nowhere = { file: "", line: null, field: null };
  return {
    keys: readTextKeys(path.join(packageRoot, "src", "locales", "zh-CN")),
    notTraditional: (text) => lintTraditionalText(text, nowhere).map(({ found }) => found ?? ""),
  };
}

function inOrder(findings: readonly Finding[], receipts: readonly Receipt[]): Finding[] {
  const place = new Map(receipts.map(({ brand }, index) => [brand.id, index]));
  return findings.toSorted(
    (one, other) => (place.get(one.brand) ?? 0) - (place.get(other.brand) ?? 0),
  );
}
