// Dependencies and conflicts of switches, and uses of a switch that is off.
import { HERO_CARDS, sectionSpec } from "#contract/layout.ts";
import { navSpec } from "#contract/navigation.ts";
import type { Manifest } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";
import type { SwitchSet, SwitchSpec } from "#contract/switches.ts";
import { placedSections } from "./section-rules.ts";
import type { FieldProblem } from "./source-layers.ts";

type Table = Readonly<Record<string, Pick<SwitchSpec, "requires" | "conflicts" | "title">>>;

export function* switchProblems(
  switches: Readonly<Record<string, boolean>>,
  table: Table,
): Generator<FieldProblem> {
  for (const [key, { requires, conflicts }] of Object.entries(table)) {
    if (!ownValue(switches, key)) continue;
    // Only a switch that is named can miss one: the defaults follow what they require.
    for (const needed of requires.filter((one) => !switches[one]))
      yield {
        code: "BRAND_SWITCH_REQUIRES",
        field: `switches.${needed}`,
        found: "false",
        allowed: `true while "${key}" is on`,
        what: `The switch "${key}" is on and requires "${needed}", which is off.`,
        fix: `set "switches.${key}" to false, or "switches.${needed}" to true.`,
      };
    for (const other of conflicts.filter((one) => switches[one]))
      yield {
        code: "BRAND_SWITCH_CONFLICTS",
        field: `switches.${key}`,
        found: "true",
        allowed: `false while "${other}" is on`,
        what: `The switches "${key}" and "${other}" are both on and conflict.`,
        fix: `set "switches.${key}" or "switches.${other}" to false.`,
      };
  }
}

export function* offProblems(
  { nav, layout }: Manifest,
  switches: SwitchSet,
): Generator<FieldProblem> {
  const { heroCard } = layout;
  const shown = [
    ...nav.map((found, index) => ({
      code: "BRAND_NAV_OFF" as const,
      field: `nav.${index}`,
      found,
      needed: navSpec(found).switch,
      what: `"${found}" is in the navigation`,
      fix: `remove "${found}" from "nav"`,
    })),
    ...placedSections(layout).map(({ key: found, field }) => ({
      code: "BRAND_SECTION_OFF" as const,
      field,
      found,
      needed: sectionSpec(found).switch,
      what: `The home page shows the section "${found}"`,
      fix: `remove "${found}" from "layout.home"`,
    })),
    {
      code: "BRAND_HERO_CARD_OFF" as const,
      field: "layout.heroCard",
      found: heroCard ?? null,
      needed: heroCard && HERO_CARDS[heroCard].switch,
      what: `The hero shows the card "${heroCard}"`,
      fix: 'choose another "layout.heroCard", remove it',
    },
  ];
  for (const { needed, what, fix, ...rest } of shown)
    if (needed !== undefined && !switches[needed])
      yield {
        ...rest,
        what: `${what}, but the switch "${needed}" is off.`,
        fix: `${fix}, or set "switches.${needed}" to true.`,
      };
}
