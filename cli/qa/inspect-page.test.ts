// What of a Lighthouse run is a finding.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectionOf, shortfalls } from "./inspect-page.ts";
import { type LighthouseRun, lighthouseFolder, openLighthouse } from "./lighthouse-tool.ts";

const shift = (numericValue: number) => ({
  id: "cumulative-layout-shift",
  title: "Cumulative Layout Shift",
  score: 1,
  numericValue,
  displayValue: "0",
});

const NAMELESS = {
  id: "button-name",
  title: "Buttons do not have a name",
  score: 0,
  details: { items: [{ node: { selector: "main > button", snippet: "<button>" } }] },
};

function run(accessibility: number, performance: number, moved: number): LighthouseRun {
  const whole = { score: 1, auditRefs: [] };
  return {
    audits: { "cumulative-layout-shift": shift(moved), "button-name": NAMELESS },
    categories: {
      performance: { score: performance, auditRefs: [] },
      accessibility: { score: accessibility, auditRefs: [{ id: "button-name", weight: 10 }] },
      "best-practices": whole,
      seo: whole,
    },
  };
}

test("scores within the budget are no finding", () => {
  expect(shortfalls(inspectionOf(run(1, 0.95, 0.001)))).toEqual([]);
});

test("a score below the budget names the audits behind it and the element", () => {
  expect(shortfalls(inspectionOf(run(0.93, 1, 0)))).toEqual([
    "accessibility 93, at least 100 is asked: Buttons do not have a name at main > button <button>",
  ]);
});

test("a slow page and one that moves are findings with what was measured", () => {
  expect(shortfalls(inspectionOf(run(1, 0.8, 0.25)))).toEqual([
    "performance 80, at least 95 is asked: FCP ?, LCP ?, CLS 0, TBT ?",
    "moves while it loads: layout shift 0.2500, at most 0.01 is accepted",
  ]);
});

/** A package of the operator, with the launcher that it brings along. */
async function installed(dir: string): Promise<string> {
  const folder = path.join(dir, "node_modules", "lighthouse");
  const launcher = path.join(folder, "node_modules", "chrome-launcher");
  await mkdir(path.join(folder, "core"), { recursive: true });
  await mkdir(launcher, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
  const result = JSON.stringify({ lhr: run(1, 1, 0) });
  await writeFile(
    path.join(folder, "core", "index.js"),
    `export const desktopConfig = {};\nexport default async () => (${result});\n`,
  );
  await writeFile(
    path.join(launcher, "package.json"),
    '{ "type": "module", "main": "./index.js" }',
  );
  await writeFile(
    path.join(launcher, "index.js"),
    "export const launch = async () => ({ port: 1, kill() {} });\n",
  );
  return folder;
}

test("Lighthouse is found in the operator's project and loaded with its own launcher", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-qa-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  expect(lighthouseFolder([dir])).toBeNull();
  const folder = await installed(dir);
  expect(lighthouseFolder([path.join(dir, "sites")])).toBe(folder);
  const lighthouse = await openLighthouse(folder, { mobile: false });
  const { categories } = await lighthouse.run("http://nova.localhost/", []);
  lighthouse.close();
  expect(categories["seo"]?.score).toBe(1);
});
