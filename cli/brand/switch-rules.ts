import type { SwitchSpec } from "#contract/switches.ts";
import { problem, type Problem } from "../errors/errors.ts";
import type { Locate } from "./locate.ts";

type Table = Readonly<Record<string, Pick<SwitchSpec, "requires" | "conflicts" | "title">>>;

/** What each switch that is on needs and cannot live with; the table is an argument for the tests. */
export function switchProblems(
  switches: Readonly<Record<string, boolean>>,
  table: Table,
  locate: Locate,
): Problem[] {
  return Object.entries(table).flatMap(([key, { requires, conflicts }]) => {
    if (!switches[key]) return [];
    return [
      ...requires
        .filter((needed) => !switches[needed])
        .map((needed) => requiresProblem(key, needed, locate)),
      ...conflicts
        .filter((other) => switches[other])
        .map((other) => conflictProblem(key, other, locate)),
    ];
  });
}

function requiresProblem(key: string, needed: string, locate: Locate): Problem {
  // The switch that is off is what the operator wrote: the other one is often on by default.
  const at = locate(`switches.${needed}`);
  return problem("BRAND_SWITCH_REQUIRES", {
    ...at,
    found: "false",
    allowed: `true while "${key}" is on`,
    what: `The switch "${key}" is on and requires "${needed}", which is off.`,
    fix: `set "switches.${key}" to false, or "switches.${needed}" to true.`,
  });
}

function conflictProblem(key: string, other: string, locate: Locate): Problem {
  return problem("BRAND_SWITCH_CONFLICTS", {
    ...locate(`switches.${key}`),
    found: "true",
    allowed: `false while "${other}" is on`,
    what: `The switches "${key}" and "${other}" are both on and conflict.`,
    fix: `set "switches.${key}" or "switches.${other}" to false.`,
  });
}
