import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { tooSmall } from "./legibility.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

/** Less than serious to axe, and yet two parts of a page that nobody can tell apart by their names. */
const ALSO = new Set(["landmark-unique"]);

/** Serious and critical accessibility findings of the page, and what is too small, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Describing what passes takes longer than finding what does not.
    return await axe.run({ resultTypes: ["violations"] });
  });
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

/** Until nothing moves: a dialog that is still fading in has no contrast yet. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
