// docs/errors.md: each error code with its meaning and remedy.
import { ERROR_CODES, type ErrorCode } from "../../cli/errors/error-codes.ts";
import { BROKEN_BRANDS } from "../../tests/fixtures/broken-brands/all-broken-brands.ts";
import { ERROR_REMEDIES } from "./error-remedies.ts";

const HEAD = `# Errors of the \`brand\` command

Every error has a code that never changes, says where and what is wrong, and ends with a remedy (\`fix:\`). The codes by subject, each with its meaning. Below it stands what \`brand check\` prints about a brand that has it, or what to do.

Written by \`npm run generate\` from \`cli/errors/error-codes.ts\` and the broken brands of the tests.
`;

/** Words before the first underscore of a code. */
const SUBJECTS: Readonly<Record<string, string>> = {
  BRAND: "Brands: manifest, files, drawings",
  TOKEN: "Design tokens",
  LOCALE: "Texts in zh-CN and zh-TW",
  LEGAL: "Legal documents",
  HELP: "Help pages",
  DIFF: "Comparing",
  FLEET: "Fleets and shards",
  GIT: "git",
  STORE: "The store of built parts",
  BUILD: "Building and releasing",
  HOSTING: "Hosting",
  CONFORM: "Checking a server",
  EVIDENCE: "Evidence of bets",
  BROWSER: "The browser of `brand qa` and `brand gallery`",
  CONFIG: "Command line and machine",
};

/** @throws Error for a code without a remedy, or of an unknown subject */
export function errorsPage(): string {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[];
  const groups = [...Map.groupBy(codes, subjectOf)];
  const parts = groups.map(([title, group]) => `\n## ${title}\n${group.map(entry).join("")}`);
  return `${HEAD}${parts.join("")}`;
}

function subjectOf(code: ErrorCode): string {
  const title = SUBJECTS[code.split("_")[0] ?? ""];
  if (title === undefined)
    throw new Error(`${code}: no subject in scripts/generated/errors-page.ts`);
  return title;
}

function entry(code: ErrorCode): string {
  const [written, shown] = [ERROR_REMEDIES[code], example(code)];
  if (written !== undefined && shown !== undefined)
    throw new Error(`${code}: a broken brand shows its remedy; take it out of error-remedies.ts`);
  const remedy = written ?? shown;
  if (remedy === undefined)
    throw new Error(
      `${code}: add a broken brand, or a remedy to scripts/generated/error-remedies.ts`,
    );
  return `\n### ${code}\n\n${ERROR_CODES[code]}.\n\n${remedy}\n`;
}

/** The problem of the first broken brand with this code, as it is printed. */
function example(code: ErrorCode): string | undefined {
  const found = BROKEN_BRANDS.find((brand) => brand.code === code);
  const problem = found?.prints
    .split(/\n(?=error )/)
    .find((one) => one.startsWith(`error ${code} `));
  return problem && `\`\`\`text\n${problem.trimEnd()}\n\`\`\``;
}
