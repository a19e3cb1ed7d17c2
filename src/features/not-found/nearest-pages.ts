// The pages whose address is closest to one that does not exist: typing errors, a missing folder, an old
// spelling.
import type { SitePage } from "./use-site-pages.ts";

const MOST = 3;
/** Nothing longer is a typing error. */
const LONGEST = 80;
/** A last part shorter than this says nothing by itself. */
const TELLING = 3;

export function nearestPages(pages: readonly SitePage[], pathname: string): readonly SitePage[] {
  const asked = pathname.toLowerCase();
  if (asked.length > LONGEST) return [];
  const found = pages.map((page) => ({ page, far: distance(asked, page.path.toLowerCase()) }));
  const least = Math.min(...found.map(({ far }) => far));
  if (least > Math.max(2, asked.length / 4)) return [];
  return found
    .filter(({ far }) => far === least)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Of the whole address, or of its last part where that is told apart from others. */
function distance(asked: string, path: string): number {
  const [end, other] = [lastPart(asked), lastPart(path)];
  const whole = editDistance(asked, path);
  if (end.length < TELLING || other.length < TELLING) return whole;
  const byEnd = editDistance(end, other);
  return byEnd * 3 < end.length ? Math.min(whole, byEnd + 1) : whole;
}

function lastPart(path: string): string {
  return path.split("/").findLast((part) => part !== "") ?? "";
}

/** Letters to add, drop or change until one text is the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries()) {
      const [left = 0, above = 0, across = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, across + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
