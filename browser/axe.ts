import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { tooSmall } from "./legibility.ts";

/** Read when it is needed: only an installation that checks sites has the package. */
const readSource = () =>
  readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(within: string, options: RunOptions): Promise<AxeResults>;
}

/** Below "serious" for axe, but it makes two parts of a page indistinguishable by name. */
const ALSO = new Set(["landmark-unique"]);

/**
 * One line per finding: serious and critical axe findings, and elements that are too small.
 * @param within selector of the part to look at; the whole page takes seconds, and accessibility.spec.ts has it
 */
export async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  await drawn(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(readSource());
  const results = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Reporting what passes takes longer than finding the violations.
    // Frames hold games of other origins, which axe cannot enter.
    return await axe.run(part ?? "html", {
      resultTypes: ["violations"],
      iframes: false,
      // Below "serious", and a sixth of the time.
      rules: { region: { enabled: false } },
    });
  }, within);
  const found = results.violations
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || ALSO.has(id))
    .map(({ id, nodes }) => {
      const places = nodes
        .slice(0, 4)
        .map(
          (node) => `${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
        );
      return `${id}: ${places.join(" | ")}`;
    });
  return [...found, ...(await tooSmall(page))];
}

/** Waits until animations that end have ended: a fading dialog or button has no final contrast yet. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Those that follow scrolling do not end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
