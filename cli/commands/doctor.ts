import type { SharedInput } from "../command-input.ts";
import {
  checkBrandsFolder,
  checkCache,
  checkClock,
  checkDisk,
  checkLinks,
} from "../doctor/check-folders.ts";
import { checkPort } from "../doctor/check-port.ts";
import { checkBrowser, checkGit, checkNode, oldestBrowsers } from "../doctor/check-programs.ts";
import type { Finding } from "../doctor/finding.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { table } from "../table.ts";

/** `brand doctor`: whether this machine and its folders are fit for builds; exit code 1 when something is not. */
export async function run(input: SharedInput, io: Io): Promise<number> {
  const places = workspace(input);
  const findings = [
    checkNode(),
    await checkGit(process.cwd()),
    checkBrowser(process.env),
    await checkBrandsFolder(places),
    checkDisk(places),
    checkLinks(places),
    checkClock(places),
    await checkCache(places),
    await checkPort(),
    oldestBrowsers(),
  ];
  io.result(printed(findings, io), { findings });
  return findings.some(({ state }) => state === "fail") ? 1 : 0;
}

function printed(findings: readonly Finding[], { colors }: Io): string {
  const paint = { ok: colors.green, warn: colors.yellow, fail: colors.red };
  const rows = findings.map(({ state, name, what }) => [state, name, what]);
  const lines = table(rows).split("\n");
  return findings
    .flatMap(({ state, fix }, index) => [
      (lines[index] ?? "").replace(state, paint[state](state)),
      ...(fix === null ? [] : [`      ${colors.cyan("fix:")} ${fix}`]),
    ])
    .join("\n");
}
