// Reads all help pages: exactly one text for each page of the route table.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { readInside } from "../files/read-file.ts";
import { nearest } from "../errors/nearest.ts";
import type { SvgProblems } from "./help-picture.ts";
import { readHelpPage } from "./read-help-page.ts";

const MAX_BYTES = 256 * 1024;

const HELP_SLUGS: readonly string[] = ROUTES.filter(({ page }) => page === "help").map((route) =>
  route.path.slice(HELP_PATH.length),
);

export async function readHelp(
  dir: string,
  svgProblems: SvgProblems,
): Promise<{ readonly pages: readonly HelpPage[]; readonly problems: readonly Problem[] }> {
  const pages: HelpPage[] = [];
  const problems: Problem[] = [];
  for (const slug of HELP_SLUGS) {
    const file = path.join(dir, `${slug}.md`);
    const read = readInside(dir, file, MAX_BYTES);
    if (read === null) problems.push(missing(slug, file));
    else if ("problem" in read) problems.push(read.problem);
    else {
      const { page, problems: found } = readHelpPage({ slug, file, text: read.text }, svgProblems);
      problems.push(...found);
      if (page !== null) pages.push(page);
    }
  }
  return { pages, problems: [...problems, ...(await strayProblems(dir))] };
}

function missing(slug: string, file: string): Problem {
  return problem("HELP_PAGE_MISSING", {
    file,
    what: `The route table has ${HELP_PATH}${slug}, and content/help has no ${slug}.md.`,
    fix: `add content/help/${slug}.md, or take the page out of contract/routes.ts.`,
  });
}

async function strayProblems(dir: string): Promise<Problem[]> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith(".md"));
  return names
    .map((name) => path.basename(name, ".md"))
    .filter((slug) => !HELP_SLUGS.includes(slug))
    .toSorted()
    .map((slug) => {
      const near = nearest(slug, HELP_SLUGS);
      return problem("HELP_PAGE_UNKNOWN", {
        file: path.join(dir, `${slug}.md`),
        found: slug,
        allowed: HELP_SLUGS.join(", "),
        what: `There is no page ${HELP_PATH}${slug} in the route table.`,
        fix: near === null ? "remove the file." : `name the file ${near}.md, or remove it.`,
      });
    });
}
