// The tables of the site's search: characters that are equal in both scripts, and synonyms.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { HelpPage } from "#contract/help.ts";
import { mapHelp, textsOf } from "../../cli/content/map-texts.ts";
import { dictionary } from "../../cli/locale/dictionary.ts";
import { CORE_GLOSSARY } from "../../cli/locale/glossary.ts";
import { readCoreContent } from "../../cli/stamp/read-core-content.ts";

interface SearchWords {
  readonly about: string;
  /** Each character with the simplified one that it is compared as. */
  readonly fold: string;
  readonly synonyms: readonly (readonly string[])[];
  /** What a page is looked for by, of pages whose title does not say it. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

export async function searchWords(): Promise<SearchWords> {
  const { locales } = await readCoreContent(path.resolve("."));
  const pages = locales["zh-CN"].help;
  const texts = [...pages, ...locales["zh-TW"].help].flatMap(pageTexts);
  const { groups, pages: named } = JSON.parse(
    readFileSync(path.resolve("content", "help", "synonyms.json"), "utf8"),
  ) as {
    groups: readonly (readonly string[])[];
    pages: Readonly<Record<string, readonly string[]>>;
  };
  const all = foldTable(new Set(pages.flatMap(pageTexts).join("")));
  const fold = (text: string) =>
    [...text].map((character) => all.get(character) ?? character).join("");
  const traditional = CORE_GLOSSARY.terms.map(({ zhTW }) => zhTW);
  const used = new Set(fold([...texts, ...groups.flat(), ...traditional].join("")));
  const kept = [...all].filter(([, simplified]) => used.has(simplified)).toSorted(byCode);
  return {
    about: "Written by npm run generate.",
    fold: kept.flat().join(""),
    pages: Object.fromEntries(
      Object.entries(named).map(([page, names]) => [
        page,
        groups.filter(([first = ""]) => names.includes(first)).flat(),
      ]),
    ),
    synonyms: [...groups, ...termPairs(texts, fold)].map((group) => [
      ...new Set(group.map((name) => fold(name).toLowerCase())),
    ]),
  };
}

const pageTexts = (page: HelpPage): readonly string[] => textsOf((take) => mapHelp(page, take));

/** Every traditional character, by OpenCC's tables and the house spellings: 帳 is 账, as 賬 is. */
function foldTable(written: ReadonlySet<string>): Map<string, string> {
  const { lines: openCC, toTaiwan } = dictionary();
  const table = new Map<string, string>();
  const add = (traditional: string, simplified: string): void => {
    if (traditional !== simplified && traditional.length === 1 && !table.has(traditional)) {
      table.set(traditional, simplified);
    }
  };
  const lines = [...openCC].map(([from, to]) => [[...from], [...to]] as const);
  // A character's own entry wins over phrases that contain it.
  for (const [from, to] of lines.toSorted(([a], [b]) => a.length - b.length)) {
    if (from.length !== to.length) continue;
    for (const [at, simplified] of from.entries()) {
      const traditional = to[at] ?? simplified;
      // OpenCC maps 呆 to 待 in one phrase; as a zh-CN character it stays itself.
      if (from.length > 1 && written.has(traditional)) continue;
      add(traditional, simplified);
      if (from.length === 1) add(toTaiwan(traditional), simplified);
    }
  }
  for (const [from, to] of CORE_GLOSSARY.variants) {
    const simplified = table.get(from);
    const before = table.get(to);
    if (simplified === undefined || before === undefined) continue;
    table.set(to, simplified);
    if (before !== simplified) table.set(before, simplified);
  }
  return table;
}

const WORD = /^\p{Script=Han}{2,6}$/u;

/** Glossary words used in the help pages that differ in Taiwan. */
function termPairs(
  texts: readonly string[],
  fold: (text: string) => string,
): (readonly string[])[] {
  const all = fold(texts.join("\n"));
  return CORE_GLOSSARY.terms
    .filter(({ zhCN, zhTW }) => WORD.test(zhCN) && fold(zhTW) !== zhCN)
    .filter(({ zhCN, zhTW }) => all.includes(zhCN) && all.includes(fold(zhTW)))
    .map(({ zhCN, zhTW }) => [zhCN, zhTW]);
}

function byCode([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
