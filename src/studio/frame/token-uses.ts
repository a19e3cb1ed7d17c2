// Which tokens an element shows: the custom properties that the rules of its stylesheets name.
import type { PickedUse } from "#contract/studio.ts";

/** Properties a person can see; the others only repeat these. */
const SEEN =
  /^(?:color|background(?:-color|-image)?|border(?:-(?:top|right|bottom|left))?(?:-color)?|outline(?:-color)?|box-shadow|fill|stroke|border-radius|border-(?:top|bottom|start|end)-(?:left|right|start|end)-radius|font-(?:size|family|weight)|line-height|letter-spacing)$/;
const VARIABLE = /var\(--([a-z]+)-([a-z0-9-]+)/g;

interface Declared {
  readonly selector: string;
  readonly property: string;
  readonly tokens: readonly string[];
}

let known: readonly Declared[] | null = null;
let knownSheets = 0;

/** @param colours only those of colours, which is faster for a whole page */
export function usesOf(element: Element, colours = false): readonly PickedUse[] {
  const found = new Map<string, PickedUse>();
  for (const { selector, property, tokens } of declarations()) {
    if (colours && !tokens.some((token) => token.startsWith("color."))) continue;
    if (!matches(element, selector)) continue;
    // The last rule wins, as in the cascade of single-purpose classes.
    for (const key of found.keys()) if (key.startsWith(`${property} `)) found.delete(key);
    for (const token of tokens) found.set(`${property} ${token}`, { property, token });
  }
  const own = [...found.values()];
  if (colours || own.some(({ property }) => property === "color")) return own;
  return [...own, ...inherited(element)];
}

/** The colour and size of text come from further up. */
function inherited(element: Element): readonly PickedUse[] {
  const parent = element.parentElement;
  if (parent === null) return [];
  return usesOf(parent).filter(({ property }) => property === "color");
}

/** Token → how many elements show it. */
export function countUses(tokens: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map(tokens.map((token) => [token, 0]));
  for (const element of document.querySelectorAll("body, body *"))
    for (const token of new Set(usesOf(element, true).map((use) => use.token)))
      if (counts.has(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return Object.fromEntries(counts);
}

export function describeElement(element: Element): string {
  const text = element.textContent?.trim().slice(0, 24) ?? "";
  const name = element.tagName.toLowerCase();
  return text === "" ? name : `${name} “${text}”`;
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function declarations(): readonly Declared[] {
  const rules = [...document.styleSheets].reduce((sum, sheet) => sum + ownRules(sheet).length, 0);
  if (known !== null && rules === knownSheets) return known;
  knownSheets = rules;
  known = [...document.styleSheets].flatMap((sheet) => ownRules(sheet).flatMap(declared));
  return known;
}

function ownRules(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function declared(rule: CSSRule): readonly Declared[] {
  if (rule instanceof CSSMediaRule && !window.matchMedia(rule.conditionText).matches) return [];
  if (!(rule instanceof CSSStyleRule))
    return "cssRules" in rule ? ownRules(rule as CSSGroupingRule).flatMap(declared) : [];
  const found = [...rule.style].flatMap((property): Declared[] => {
    if (!SEEN.test(property)) return [];
    const tokens = [...rule.style.getPropertyValue(property).matchAll(VARIABLE)].map(
      ([, group, name]) => `${group}.${name}`,
    );
    return tokens.length === 0 ? [] : [{ selector: rule.selectorText, property, tokens }];
  });
  // Shorthands such as `background` are listed by their parts, which do not hold the variable.
  const short = ["background", "border", "border-radius", "outline"].flatMap(
    (property): Declared[] => {
      const tokens = [...rule.style.getPropertyValue(property).matchAll(VARIABLE)].map(
        ([, group, name]) => `${group}.${name}`,
      );
      const isKnown = found.some((one) => one.property.startsWith(property));
      return tokens.length === 0 || isKnown
        ? []
        : [{ selector: rule.selectorText, property, tokens }];
    },
  );
  return [...found, ...short, ...ownRules(rule).flatMap(declared)];
}
