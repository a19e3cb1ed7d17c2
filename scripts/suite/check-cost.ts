// The dearest files of a run, and those that grew. A few that grew are measured again, alone: CPU time of one run
// differs, too.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import {
  type CostRunner,
  describeGrown,
  type FileCosts,
  type GrownFile,
  grownFiles,
  type Machine,
  machineOf,
  perRunner,
  readFileCosts,
  readWrittenCost,
  RUNNERS,
} from "./cost.ts";

const MOST_SHOWN = 20;
const MOST_MEASURED_AGAIN = 20;
const AGAIN_FOLDER = path.resolve("artifacts", "cost-again");

const COMMANDS: Readonly<Record<CostRunner, readonly string[]>> = {
  unit: ["vitest", "run", "--project", "unit*", "--maxWorkers=1"],
  command: ["vitest", "run", "--project", "command", "--maxWorkers=1"],
  browser: ["playwright", "test", "--workers=1", "--output", "artifacts/playwright-again"],
};

/** Prints the figures. @param except files whose tests failed: their time says nothing. @returns what is wrong */
export function checkCost(except: ReadonlySet<string>): string[] {
  const all = readFileCosts();
  const measured = perRunner((runner) =>
    Object.fromEntries(Object.entries(all[runner]).filter(([file]) => !except.has(file))),
  );
  const dearest = RUNNERS.flatMap((runner) => Object.entries(measured[runner]));
  if (dearest.length === 0) return [];
  const rows = dearest.toSorted(([, a], [, b]) => b - a).slice(0, MOST_SHOWN);
  console.log(`\nCPU seconds of test files (${rows.length} of ${dearest.length}; artifacts/cost)`);
  for (const [file, seconds] of rows) console.log(`${seconds.toFixed(1).padStart(13)}  ${file}`);
  const written = readWrittenCost().files;
  const machines = perRunner((runner) => machineOf(written[runner], measured[runner]));
  const speed = RUNNERS.map((runner) => {
    const { factor, spread } = machines[runner];
    return `${runner} ${factor.toFixed(2)}, unevenly by ${spread.toFixed(2)}`;
  }).join("; ");
  console.log(`\nCPU time beside the written figures: ${speed}.`);
  const grown = grownFiles(written, measured);
  const still = grown.length > MOST_MEASURED_AGAIN ? grown : stillGrown(grown, written, machines);
  return still.length === 0
    ? []
    : [
        ...still.map(describeGrown),
        "Make it cheaper, or write the new figure: npm run suite-cost -- <file>",
      ];
}

function stillGrown(
  grown: readonly GrownFile[],
  written: FileCosts,
  machines: Readonly<Record<CostRunner, Machine>>,
): GrownFile[] {
  rmSync(AGAIN_FOLDER, { recursive: true, force: true });
  mkdirSync(AGAIN_FOLDER, { recursive: true });
  for (const { runner, file } of grown) {
    console.log(`suite: measures again, alone: ${file}`);
    const [program = "", ...args] = [...COMMANDS[runner], file];
    spawnSync(program, args, {
      stdio: "ignore",
      env: { ...process.env, SUITE_COST_DIR: AGAIN_FOLDER },
      shell: process.platform === "win32",
    });
  }
  const measured = readFileCosts(AGAIN_FOLDER);
  const again = grownFiles(written, measured, (runner) => machines[runner]);
  // A file whose second measurement gave no figure stays grown.
  return grown.filter(
    ({ runner, file }) =>
      measured[runner][file] === undefined || again.some((second) => second.file === file),
  );
}
