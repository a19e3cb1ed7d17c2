// What a switch that is on needs and cannot live with, and what needs a switch that is off.
import { navSpec } from "#contract/navigation.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet, SwitchSpec } from "#contract/switches.ts";
import type { Finding } from "./source-layers.ts";

type Table = Readonly<Record<string, Pick<SwitchSpec, "requires" | "conflicts" | "title">>>;

/** The table is an argument for the tests. */
export function* switchFindings(
  switches: Readonly<Record<string, boolean>>,
  table: Table,
): Generator<Finding> {
  for (const [key, { requires, conflicts }] of Object.entries(table)) {
    if (!switches[key]) continue;
    // The switch that is off is what the operator wrote: the other one is often on by default.
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

export function* navFindings(nav: Manifest["nav"], switches: SwitchSet): Generator<Finding> {
  for (const [index, key] of nav.entries()) {
    const needed = navSpec(key).switch;
    if (needed === undefined || switches[needed]) continue;
    yield {
      code: "BRAND_NAV_OFF",
      field: `nav.${index}`,
      found: key,
      what: `"${key}" stands in the navigation, but the switch "${needed}" is off.`,
      fix: `remove "${key}" from "nav", or set "switches.${needed}" to true.`,
    };
  }
}
