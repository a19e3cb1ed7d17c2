// The activities of a site: templates whose promotion's switches are on, as they run at a moment.
import * as v from "valibot";
import {
  type ActivityDefinition,
  ActivitySchema,
} from "../../backend/activities/activity-definition.ts";
import type { SiteView } from "../../backend/wire/sites.ts";
import { dayOf, dayStart } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { World } from "../world.ts";
import { ACTIVITY_TEMPLATES, type ActivityTemplate } from "./activity-template.ts";

type Promotion = Row<"promotion">;
type Catalogued = Pick<World, "catalogue">;

const MONTHLY = /^(.+)-(\d{4}-\d{2})$/;
/** Since when those without end run. */
const ALWAYS = dayStart("2025-01-01");

/** Also coming and ended ones. */
export function findActivity(
  { catalogue }: Catalogued,
  view: Pick<SiteView, "isOn" | "site">,
  id: string,
): ActivityDefinition | null {
  const [, base, month] = MONTHLY.exec(id) ?? [];
  const template = ACTIVITY_TEMPLATES.find((one) => one.id === (one.months === null ? id : base));
  const row = catalogue.promotions.find((one) => one.id === template?.id);
  if (template === undefined || row === undefined || !isOffered(row, view)) return null;
  return definitionOf(template, row, month ?? null);
}

/** As they are listed with their promotion: all months of a monthly one, the present one first. */
export function activitiesOf(row: Promotion, time: number): ActivityDefinition[] {
  const template = ACTIVITY_TEMPLATES.find(({ id }) => id === row.id);
  if (template === undefined) return [];
  if (template.months === null) return [definitionOf(template, row, null)];
  return template.months
    .toSorted((one, two) => Math.abs(one) - Math.abs(two))
    .map((shift) => definitionOf(template, row, monthOf(time, shift)));
}

export function isOffered(
  { needs }: Pick<Promotion, "needs">,
  { site }: Pick<SiteView, "site">,
): boolean {
  const on: ReadonlySet<string> = new Set(site.switches);
  return needs === "" || needs.split(" ").every((key) => on.has(key));
}

const known = new WeakMap<Promotion, Map<string, ActivityDefinition>>();

function definitionOf(
  template: ActivityTemplate,
  row: Promotion,
  month: string | null,
): ActivityDefinition {
  const all = known.get(row) ?? new Map<string, ActivityDefinition>();
  known.set(row, all);
  const key = month ?? "";
  const definition = all.get(key) ?? makeDefinition(template, row, month);
  all.set(key, definition);
  return definition;
}

function makeDefinition(
  { months: _months, ...template }: ActivityTemplate,
  row: Promotion,
  month: string | null,
): ActivityDefinition {
  const { title, amount, text } = row;
  return v.parse(ActivitySchema, {
    ...template,
    id: month === null ? row.id : `${row.id}-${month}`,
    title: month === null ? title : `${Number(month.slice(5))}月${title}`,
    amount,
    text,
    image: `/media/promo/${row.id}.svg`,
    startsAt: month === null ? ALWAYS : dayStart(`${month}-01`),
    endsAt: month === null ? null : dayStart(`${shifted(month, 1)}-01`),
  });
}

/** `YYYY-MM` */
export function monthOf(time: number, shift = 0): string {
  return shifted(dayOf(time).slice(0, 7), shift);
}

function shifted(month: string, by: number): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  const all = year * 12 + of - 1 + by;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}
