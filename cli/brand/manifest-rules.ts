// Rules that look at more than one field of a valid manifest.
import type { Manifest } from "#contract/manifest.ts";
import { navSpec } from "#contract/navigation.ts";
import { SWITCHES, type SwitchSet } from "#contract/switches.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { addressProblems } from "./address-rules.ts";
import { layoutProblems } from "./layout-rules.ts";
import type { Locate } from "./locate.ts";
import { switchProblems } from "./switch-rules.ts";

export function ruleProblems(
  manifest: Manifest,
  folder: string,
  switches: SwitchSet,
  locate: Locate,
): Problem[] {
  return [
    ...idProblems(manifest, folder, locate),
    ...offeredProblems(manifest, locate),
    ...dateProblems(manifest, locate),
    ...addressProblems(manifest, locate),
    ...duplicateProblems(manifest, locate),
    ...switchProblems(switches, SWITCHES, locate),
    ...navProblems(manifest, switches, locate),
    ...layoutProblems(manifest.layout, switches, locate),
  ];
}

/** Names a disk of Windows keeps to itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

function idProblems({ id }: Manifest, folder: string, locate: Locate): Problem[] {
  if (RESERVED.test(id)) {
    return [
      problem("BRAND_FIELD_VALUE", {
        ...locate("id"),
        found: id,
        allowed: "any other name",
        what: `No folder can have the name "${id}" on Windows.`,
        fix: "give the brand another id and its folder the same name.",
      }),
    ];
  }
  if (id === folder) return [];
  return [
    problem("BRAND_ID_FOLDER", {
      ...locate("id"),
      found: id,
      allowed: folder,
      what: `The id is "${id}", but the folder is "${folder}".`,
      fix: `write "id": "${folder}", or rename the folder to ${id}.`,
    }),
  ];
}

function offeredProblems({ editions, locales }: Manifest, locate: Locate): Problem[] {
  const check = (
    code: "BRAND_EDITION_NOT_OFFERED" | "BRAND_LOCALE_NOT_OFFERED",
    field: "editions" | "locales",
    value: string,
    offered: readonly string[],
  ) =>
    offered.includes(value)
      ? []
      : [
          problem(code, {
            ...locate(`${field}.default`),
            found: value,
            allowed: offered.join(", "),
            what: `The default is ${value}, which "${field}.offered" does not list.`,
            fix: `add "${value}" to "${field}.offered", or make ${offered[0] ?? ""} the default.`,
          }),
        ];
  return [
    ...check("BRAND_EDITION_NOT_OFFERED", "editions", editions.default, editions.offered),
    ...check("BRAND_LOCALE_NOT_OFFERED", "locales", locales.default, locales.offered),
  ];
}

/** The schema knows the form of a date, not the length of February. */
function dateProblems({ legal }: Manifest, locate: Locate): Problem[] {
  const date = new Date(`${legal.effectiveDate}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(legal.effectiveDate))
    return [];
  return [
    problem("BRAND_FIELD_VALUE", {
      ...locate("legal.effectiveDate"),
      found: legal.effectiveDate,
      allowed: "a day of the calendar",
      what: `There is no ${legal.effectiveDate} in the calendar.`,
      fix: "write the day the documents take effect as YYYY-MM-DD.",
    }),
  ];
}

function duplicateProblems(manifest: Manifest, locate: Locate): Problem[] {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ["tags", manifest.tags],
    ["domains", manifest.domains],
    ["editions.offered", manifest.editions.offered],
    ["locales.offered", manifest.locales.offered],
    ["nav", manifest.nav],
    ["seo.keywords", manifest.seo.keywords],
    ["legal.regionsExcluded", manifest.legal.regionsExcluded],
    ...Object.entries(manifest.hosts).map(([key, origins]) => [`hosts.${key}`, origins] as const),
  ];
  return lists.flatMap(([field, values]) =>
    repeated(values).map((index) => duplicate(field, values, index, locate)),
  );
}

function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (!seen.has(value)) return (seen.add(value), []);
    return [index];
  });
}

function duplicate(
  field: string,
  values: readonly string[],
  index: number,
  locate: Locate,
): Problem {
  const value = values[index] ?? "";
  return problem("BRAND_LIST_DUPLICATE", {
    ...locate(`${field}.${index}`),
    found: value,
    what: `"${field}" names "${value}" twice.`,
    fix: `remove one "${value}".`,
  });
}

function navProblems({ nav }: Manifest, switches: SwitchSet, locate: Locate): Problem[] {
  return nav.flatMap((key, index) => {
    const needed = navSpec(key).switch;
    if (needed === undefined || switches[needed]) return [];
    return [
      problem("BRAND_NAV_OFF", {
        ...locate(`nav.${index}`),
        found: key,
        what: `"${key}" stands in the navigation, but the switch "${needed}" is off.`,
        fix: `remove "${key}" from "nav", or set "switches.${needed}" to true.`,
      }),
    ];
  });
}
