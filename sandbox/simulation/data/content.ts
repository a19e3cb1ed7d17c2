// The sample content: JSON files of `content/`, each entry checked when it is read.
import * as v from "valibot";
import { LETTER_KEYS } from "#contract/messages.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { ROWS, type Row, type TableName } from "./catalogue-rows.ts";
import banners from "./content/banners.json" with { type: "json" };
import broadcasts from "./content/broadcasts.json" with { type: "json" };
import draws from "./content/draws.json" with { type: "json" };
import notices from "./content/notices.json" with { type: "json" };
import promotions from "./content/promotions.json" with { type: "json" };
import rooms from "./content/rooms.json" with { type: "json" };
import sponsors from "./content/sponsors.json" with { type: "json" };
import tables from "./content/tables.json" with { type: "json" };
import vendors from "./content/vendors.json" with { type: "json" };
import { readContent } from "./read-content.ts";
import { artOf, SubjectSchema } from "./subjects.ts";

export const VENDORS = drawn("vendors.json", "vendor", vendors);
export const ROOMS = drawn("rooms.json", "room", rooms);
export const TABLES = readContent("tables.json", ROWS.live_table, tables);
/** `kind`: five digits, three dice, ten in a race, six of 49 with a special ball, five of eleven. */
export const DRAWS = readContent("draws.json", ROWS.draw, draws);
export const PROMOTIONS = drawn("promotions.json", "promotion", promotions);
export const BANNERS = drawn("banners.json", "banner", banners);
/** `{day}`: tomorrow's month and day; `{name}`: the site's name. */
export const NOTICES = readContent("notices.json", ROWS.notice, notices);
export const SPONSORS = drawn("sponsors.json", "sponsor", sponsors);

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const BroadcastSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(LETTER_KEYS),
  /** One of them must be switched on; empty: on every site. */
  needs: v.array(v.picklist(SWITCH_KEYS)),
  /** Sent on every so many days, counted from 1 January 1970 plus `shift`, at `hour` in China. */
  every: v.pipe(whole, v.minValue(1)),
  shift: whole,
  hour: v.pipe(whole, v.maxValue(23)),
  title: v.string(),
  /** Paragraphs. `{name}` the site's name, `{day}` the day after. */
  body: v.pipe(
    v.array(v.string()),
    v.transform((parts) => parts.join("")),
  ),
});
export type SeedBroadcast = v.InferOutput<typeof BroadcastSchema>;
/** Messages that an operator sends to all members, each again and again on certain days. */
export const BROADCASTS = readContent("broadcasts.json", BroadcastSchema, broadcasts);

type DrawnTable = "vendor" | "room" | "promotion" | "banner" | "sponsor";

/** Entries that name a subject (subjects.ts), which gives the row its drawings. */
function drawn<T extends DrawnTable & TableName>(
  file: string,
  table: T,
  entries: readonly object[],
): readonly Row<T>[] {
  const { art: _art, ...fields } = ROWS[table].entries;
  const schema = v.strictObject({ ...fields, subject: SubjectSchema });
  return readContent(file, schema, entries).map(
    ({ subject, ...row }) => ({ ...row, art: artOf(subject) }) as unknown as Row<T>,
  );
}
