import { table } from "../table.ts";
import type { Rebuilt } from "./rebuild-release.ts";
import type { Verdict } from "./verify-bundles.ts";

export function isGood({ findings, rebuilt }: Verdict): boolean {
  return findings.length === 0 && (rebuilt === null || rebuilt.state === "same");
}

export const verdictJson = ({ receipt, ...verdict }: Verdict) => ({
  ...verdict,
  inputs: receipt?.inputs.digest ?? null,
});

/** Findings of one bundle that are printed; all of them are in the JSON. */
const SHOWN = 10;

export function verifyText(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.id,
    verdict.release ?? "",
    String(verdict.files),
    verdict.findings.length === 0 ? "whole" : "damaged",
    rebuiltWord(verdict.rebuilt),
  ]);
  const details = verdicts.flatMap(({ id, findings, rebuilt }) => [
    ...findings.slice(0, SHOWN).map(({ file, what }) => `${id}: ${file} ${what}`),
    ...(findings.length > SHOWN ? [`${id}: and ${findings.length - SHOWN} more findings`] : []),
    ...rebuiltDetail(id, rebuilt),
  ]);
  const good = verdicts.filter(isGood).length;
  const unproven = verdicts.filter(isUnproven).length;
  const bad = verdicts.length - good - unproven;
  const counts = [
    `${good} of ${verdicts.length} good`,
    ...(unproven > 0 ? [`${unproven} not proven`] : []),
    ...(bad > 0 ? [`${bad} not what the receipt says`] : []),
  ];
  return [
    table([["brand", "release", "files", "bundle", "built again"], ...rows], [2]),
    ...details,
    counts.join(", "),
    ...(bad > 0 ? [FIX_BAD] : []),
    ...(unproven > 0 ? [FIX_UNPROVEN] : []),
  ].join("\n");
}

const FIX_BAD =
  "fix: build the brand again with --force; `brand rollback` shows the release before, if that is whole.";
const FIX_UNPROVEN =
  "fix: verify with the brands, the package and the tools the bundle was built from, or build the brand first.";

/** Whole, but built from something that is not here any more. */
function isUnproven({ findings, rebuilt }: Verdict): boolean {
  return findings.length === 0 && rebuilt?.state === "stale";
}

function rebuiltWord(rebuilt: Rebuilt | null): string {
  if (rebuilt === null) return "";
  return { same: "same bytes", stale: "inputs changed", differs: "differs", failed: "failed" }[
    rebuilt.state
  ];
}

function rebuiltDetail(id: string, rebuilt: Rebuilt | null): string[] {
  if (rebuilt?.state === "failed") return [`${id}: could not be built again: ${rebuilt.what}`];
  if (rebuilt?.state === "stale") {
    return [`${id}: what it was built from has changed since, so building it again proves nothing`];
  }
  if (rebuilt?.state !== "differs") return [];
  return [`${id}: built again, ${rebuilt.files.slice(0, SHOWN).join(", ")} came out differently`];
}
