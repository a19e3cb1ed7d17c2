// Checks of a valid manifest that a schema cannot express.
import type { Manifest } from "#contract/manifest.ts";
import { SWITCHES, type SwitchSet } from "#contract/switches.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { protectionProblems } from "./protection-rules.ts";
import { placedSections, placeProblems } from "./section-rules.ts";
import type { FieldProblem, Locate } from "./source-layers.ts";
import { offProblems, switchProblems } from "./switch-rules.ts";

export function ruleProblems(
  manifest: Manifest,
  folder: string,
  switches: SwitchSet,
  locate: Locate,
): Problem[] {
  const found = [
    ...idProblems(manifest.id, folder),
    ...defaultProblems(manifest),
    ...dateProblems(manifest.legal.effectiveDate),
    ...addressProblems(manifest),
    ...duplicateProblems(manifest),
    ...switchProblems(switches, SWITCHES),
    ...offProblems(manifest, switches),
    ...placeProblems(manifest.layout),
    ...protectionProblems(manifest, switches),
  ];
  return found.map(({ code, field, ...rest }) => problem(code, { ...locate(field), ...rest }));
}

/** Device names of Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

function* idProblems(id: string, folder: string): Generator<FieldProblem> {
  if (RESERVED.test(id))
    yield {
      code: "BRAND_FIELD_VALUE",
      field: "id",
      found: id,
      allowed: "any other name",
      what: `No folder can have the name "${id}" on Windows.`,
      fix: "give the brand another id and its folder the same name.",
    };
  else if (id !== folder)
    yield {
      code: "BRAND_ID_FOLDER",
      field: "id",
      found: id,
      allowed: folder,
      what: `The id is "${id}", but the folder is "${folder}".`,
      fix: `write "id": "${folder}", or rename the folder to ${id}.`,
    };
}

function* defaultProblems({ editions, locales }: Manifest): Generator<FieldProblem> {
  const rows = [
    ["BRAND_EDITION_NOT_OFFERED", "editions", editions],
    ["BRAND_LOCALE_NOT_OFFERED", "locales", locales],
  ] as const;
  for (const [code, field, { default: value, ...choice }] of rows) {
    const offered: readonly string[] = choice.offered;
    if (offered.includes(value)) continue;
    yield {
      code,
      field: `${field}.default`,
      found: value,
      allowed: offered.join(", "),
      what: `The default is ${value}, which "${field}.offered" does not list.`,
      fix: `add "${value}" to "${field}.offered", or make ${offered[0] ?? ""} the default.`,
    };
  }
}

/** The schema accepts 2026-02-30. */
function* dateProblems(given: string): Generator<FieldProblem> {
  const date = new Date(`${given}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)) return;
  yield {
    code: "BRAND_FIELD_VALUE",
    field: "legal.effectiveDate",
    found: given,
    allowed: "a day of the calendar",
    what: `There is no ${given} in the calendar.`,
    fix: "write the day the documents take effect as YYYY-MM-DD.",
  };
}

/** The schema accepts a port above 65535, on which a browser throws. */
function* addressProblems({ domains, api, hosts }: Manifest): Generator<FieldProblem> {
  const given = [
    ...domains.map((domain, index) => [`domains.${index}`, `https://${domain}`] as const),
    ...Object.entries(hosts).flatMap(([key, origins]) =>
      origins.map((origin, index) => [`hosts.${key}.${index}`, origin] as const),
    ),
    ...(["base", "socket"] as const).map((key) => [`api.${key}`, api[key]] as const),
  ];
  for (const [field, address] of given)
    if (address !== "/" && !URL.canParse(address))
      yield {
        code: "BRAND_FIELD_VALUE",
        field,
        found: address,
        allowed: "an address a browser can open",
        what: `"${field}" has the form of an address, but ${address} cannot be opened.`,
        fix: `correct the host or the port of "${field}".`,
      };
}

function* duplicateProblems(manifest: Manifest): Generator<FieldProblem> {
  const { domains, nav, tags, editions, locales, seo, legal, hosts, layout } = manifest;
  const lists: Readonly<Record<string, readonly string[]>> = {
    tags,
    domains,
    "editions.offered": editions.offered,
    "locales.offered": locales.offered,
    nav,
    "seo.keywords": seo.keywords,
    "legal.regionsExcluded": legal.regionsExcluded,
    ...Object.fromEntries(Object.entries(hosts).map(([key, all]) => [`hosts.${key}`, all])),
    "layout.home": placedSections(layout).map(({ key }) => key),
  };
  const sections = placedSections(layout).map(({ field }) => field);
  for (const [list, values] of Object.entries(lists))
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        yield {
          code: "BRAND_LIST_DUPLICATE",
          field: (list === "layout.home" && sections[index]) || `${list}.${index}`,
          found: value,
          what: `"${list}" names "${value}" twice.`,
          fix: `remove one "${value}".`,
        };
}
