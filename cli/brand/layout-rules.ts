import { HERO_CARDS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { problem, type Problem } from "../errors/errors.ts";
import type { Locate } from "./locate.ts";

type Column = "main" | "aside";

interface PlacedSection {
  readonly key: SectionKey;
  readonly field: string;
  readonly column: Column;
}

export function layoutProblems(
  layout: Manifest["layout"],
  switches: SwitchSet,
  locate: Locate,
): Problem[] {
  const placed = placedSections(layout);
  const seen = new Set<SectionKey>();
  return [
    ...placed.flatMap((section) => {
      if (!seen.has(section.key)) return (seen.add(section.key), []);
      return [duplicateSection(section, locate)];
    }),
    ...placed.flatMap((section) => offSection(section, switches, locate)),
    ...placed.flatMap((section) => misplacedSection(section, locate)),
    ...heroCardProblems(layout, switches, locate),
  ];
}

function placedSections(layout: Manifest["layout"]): PlacedSection[] {
  return layout.home.flatMap((block, index): PlacedSection[] => {
    if (typeof block === "string")
      return [{ key: block, field: `layout.home.${index}`, column: "main" }];
    const column = (name: Column) =>
      block[name].map((key, place) => ({
        key,
        field: `layout.home.${index}.${name}.${place}`,
        column: name,
      }));
    return [...column("main"), ...column("aside")];
  });
}

function duplicateSection({ key, field }: PlacedSection, locate: Locate): Problem {
  return problem("BRAND_LIST_DUPLICATE", {
    ...locate(field),
    found: key,
    what: `"layout.home" shows the section "${key}" twice.`,
    fix: `remove one "${key}".`,
  });
}

function offSection({ key, field }: PlacedSection, switches: SwitchSet, locate: Locate): Problem[] {
  const needed = sectionSpec(key).switch;
  if (needed === undefined || switches[needed]) return [];
  return [
    problem("BRAND_SECTION_OFF", {
      ...locate(field),
      found: key,
      what: `The home page shows the section "${key}", but the switch "${needed}" is off.`,
      fix: `remove "${key}" from "layout.home", or set "switches.${needed}" to true.`,
    }),
  ];
}

function misplacedSection({ key, field, column }: PlacedSection, locate: Locate): Problem[] {
  const { place } = sectionSpec(key);
  if (place === "both" || place === column) return [];
  const home =
    place === "aside"
      ? 'the "aside" list of a two-column block'
      : 'the wide column: on its own or in a "main" list';
  return [
    problem("BRAND_SECTION_PLACE", {
      ...locate(field),
      found: key,
      allowed: place,
      what: `The section "${key}" is made for ${place === "aside" ? "the narrow column" : "the wide column"}.`,
      fix: `move "${key}" to ${home}.`,
    }),
  ];
}

function heroCardProblems(
  { heroCard }: Manifest["layout"],
  switches: SwitchSet,
  locate: Locate,
): Problem[] {
  if (heroCard === undefined) return [];
  const needed = HERO_CARDS[heroCard].switch;
  if (switches[needed]) return [];
  return [
    problem("BRAND_HERO_CARD_OFF", {
      ...locate("layout.heroCard"),
      found: heroCard,
      what: `The hero shows the card "${heroCard}", but the switch "${needed}" is off.`,
      fix: `choose another "layout.heroCard", remove it, or set "switches.${needed}" to true.`,
    }),
  ];
}
