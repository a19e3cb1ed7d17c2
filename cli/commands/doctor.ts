import type { Io } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { table } from "../base/table.ts";
import { defineCommand } from "../command/define-command.ts";
import { OUT } from "../command/shared-options.ts";
import type { Finding } from "../doctor/finding.ts";

/** `brand doctor`: whether this machine and its folders are fit for builds; exit code 1 when something is not. */
export const doctorCommand = defineCommand({
  name: "doctor",
  summary: "checks the machine and the folders that builds use",
  about:
    "checks Node, git, browser, disk, links, clock, cache and port of this machine; names the oldest browsers that sites run in",
  arguments: {},
  options: { ...OUT },
  json: { findings: "state and remedy of each check" },
  async run(input, io) {
    const { checkBrandsFolder, checkCache, checkClock, checkDisk, checkLinks } =
      await import("../doctor/check-folders.ts");
    const { checkPort } = await import("../doctor/check-port.ts");
    const { checkBrowser, checkGit, checkNode, oldestBrowsers } =
      await import("../doctor/check-programs.ts");
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
  },
});

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
