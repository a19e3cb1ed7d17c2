// House vocabulary and tone. A warning: a word may be right in a brand's own text.
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import { problem, type Problem } from "../errors/errors.ts";
import houseWords from "./house-words.json" with { type: "json" };
import { lintTree, type LintOrigin, type Place } from "./lint-traditional.ts";
import { flattenTexts } from "../files/flatten-texts.ts";

export interface HouseRule {
  readonly kind: string;
  readonly locale: string;
  /** Pattern of forbidden text. */
  readonly find: string;
  readonly use: string;
  readonly why: string;
  readonly plant: string;
  readonly fine?: readonly string[];
  /** Pattern of file or field; without it the rule applies everywhere. */
  readonly within?: string;
  readonly without?: string;
}

export const HOUSE_RULES: readonly HouseRule[] = houseWords.rules;

interface ReadRule extends HouseRule {
  readonly pattern: RegExp;
  readonly isAbout: (place: string) => boolean;
}

const RULES: readonly ReadRule[] = HOUSE_RULES.map((rule) => {
  const inside = new RegExp(rule.within ?? "");
  const outside = new RegExp(rule.without ?? "(?!)");
  return {
    ...rule,
    pattern: new RegExp(rule.find, "u"),
    isAbout: (place) => inside.test(place) && !outside.test(place),
  };
});

export function lintHouse(texts: Texts, locale: Locale, origin: LintOrigin): Problem[] {
  return lintTree(texts, origin, (text, place) => lintHouseText(text, locale, place));
}

export function lintHouseText(text: string, locale: Locale, place: Place): Problem[] {
  const where = place.field ?? place.file.replaceAll("\\", "/");
  // A placeholder for a count reads as a figure: {{count}} 单.
  const read = text.replaceAll(
    /\{\{count\}\}|\{\{\w*(?:[nN]umber|unread|accepted|refused)\}\}/g,
    "0",
  );
  return RULES.flatMap((rule) => {
    if (rule.locale !== locale || !rule.isAbout(where)) return [];
    const found = rule.pattern.exec(read)?.[0];
    return found === undefined ? [] : houseProblem(found, text, rule, place);
  });
}

function houseProblem(found: string, text: string, rule: HouseRule, place: Place): Problem {
  return problem("LOCALE_HOUSE_WORD", {
    ...place,
    found,
    allowed: rule.use,
    what: `「${text.slice(0, 40)}」 holds ${found}: ${rule.why}.`,
    fix: `write ${rule.use}.`,
  });
}

const ABOUT = "shell:footer.about";
const AGE_LINES: Readonly<Record<Locale, string>> = {
  "zh-CN": "未满 {{age}} 岁禁止投注",
  "zh-TW": "未滿 {{age}} 歲禁止投注",
};

/** The footer states the minimum age in these words. */
export function lintAgeLine(texts: Texts, locale: Locale, origin: LintOrigin): Problem[] {
  const text = flattenTexts(texts).get(ABOUT);
  const line = AGE_LINES[locale];
  if (text === undefined || text.includes(line)) return [];
  return [
    problem("LOCALE_AGE_LINE", {
      file: origin.file,
      line: origin.lines?.get(ABOUT) ?? null,
      field: ABOUT,
      found: text,
      allowed: line,
      what: "The line about the brand does not say from which age on a player may bet.",
      fix: `add ${line}。`,
    }),
  ];
}
