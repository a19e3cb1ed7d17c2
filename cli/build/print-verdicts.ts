import { table } from "../base/table.ts";
import type { Rebuilt } from "./rebuild-release.ts";
import type { Verdict } from "./verify-bundles.ts";

export function isGood({ problems, rebuilt }: Verdict): boolean {
  return problems.length === 0 && (rebuilt === null || rebuilt.state === "same");
}

export const verdictJson = ({
  id,
  release,
  files,
  receipt,
  problems,
  searched,
  rebuilt,
}: Verdict) => ({
  id,
  release,
  files,
  findings: problems,
  searched,
  rebuilt,
  inputs: receipt?.inputs.digest ?? null,
});

/** Problems printed per bundle; the JSON holds all. */
const SHOWN = 10;

export function verifyText(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.id,
    verdict.release ?? "",
    String(verdict.files),
    verdict.problems.length === 0 ? "whole" : "damaged",
    rebuiltWord(verdict.rebuilt),
  ]);
  const details = verdicts.flatMap(({ id, problems, rebuilt }) => [
    ...problems.slice(0, SHOWN).map(({ file, what }) => `${id}: ${file} ${what}`),
    ...(problems.length > SHOWN ? [`${id}: and ${problems.length - SHOWN} more problems`] : []),
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
    ...notSearched(verdicts),
    counts.join(", "),
    ...fixes(verdicts.filter((verdict) => !isGood(verdict) && !isUnproven(verdict))),
    ...(unproven > 0 ? [FIX_UNPROVEN] : []),
  ].join("\n");
}

const FIX_BAD =
  "fix: build the brand again with --force, and mend what the build names if it is refused; `brand rollback` shows the release before, if that is whole.";
const FIX_REMOVED =
  "remove the bundle with `brand build --prune`, or put the folder of the brand back and build it.";

function fixes(bad: readonly Verdict[]): string[] {
  const removed = bad.filter(({ exists }) => exists === false).map(({ id }) => id);
  return [
    ...(bad.length > removed.length ? [FIX_BAD] : []),
    ...(removed.length > 0
      ? [`fix: there is no such brand now (${removed.join(", ")}): ${FIX_REMOVED}`]
      : []),
  ];
}

/** Silent without a folder of brands, where nothing is searched. */
function notSearched(verdicts: readonly Verdict[]): string[] {
  const older = verdicts.filter(
    ({ exists, searched, problems }) => exists !== null && !searched && problems.length === 0,
  );
  if (older.length === 0) return [];
  return [
    `not searched for the brands of today, because their own data or Livery changed after their build, which searched them: ${older.map(({ id }) => id).join(", ")}`,
  ];
}

const FIX_UNPROVEN =
  "fix: verify with the brands, the package and the tools the bundle was built from, or build the brand first.";

/** Whole, but its inputs have changed, so a rebuild proves nothing. */
function isUnproven({ problems, rebuilt }: Verdict): boolean {
  return problems.length === 0 && (rebuilt?.state === "stale" || rebuilt?.state === "removed");
}

const REBUILT_WORDS = {
  same: "same bytes",
  stale: "inputs changed",
  removed: "brand removed",
  differs: "differs",
  failed: "failed",
} as const;

function rebuiltWord(rebuilt: Rebuilt | null): string {
  if (rebuilt === null) return "";
  return REBUILT_WORDS[rebuilt.state];
}

function rebuiltDetail(id: string, rebuilt: Rebuilt | null): string[] {
  if (rebuilt?.state === "failed") return [`${id}: could not be built again: ${rebuilt.what}`];
  if (rebuilt?.state === "stale") {
    return [`${id}: what it was built from has changed since, so building it again proves nothing`];
  }
  if (rebuilt?.state === "removed") return [`${id}: there is no such brand now to build again`];
  if (rebuilt?.state !== "differs") return [];
  return [`${id}: built again, ${rebuilt.files.slice(0, SHOWN).join(", ")} came out differently`];
}
