// Messages to one member, and to all members of a site, with what each member has read and deleted. The list and
// the unread counts read the same rows, so that they always agree.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { LETTER_KEYS, type LetterKind } from "#contract/messages.ts";
import type { MemberRow } from "../members/account-rows.ts";
import { DAY } from "../time/china-time.ts";

/** Older messages are no longer shown. */
export const KEPT_DAYS = 60;
/** At the first look, what is older counts as read. */
const EARLIER_DAYS = 5;

const LetterSchema = v.object({
  id: v.string(),
  kind: v.picklist(LETTER_KEYS),
  title: v.string(),
  body: v.string(),
  time: v.number(),
  read: v.picklist([0, 1]),
});

export interface NewLetter {
  /** Unique among all letters, and the same each time the same event is announced. */
  readonly id: string;
  readonly kind: LetterKind;
  readonly title: string;
  /** HTML with the tags of LETTER_TAGS. */
  readonly body: string;
  /** Hidden before. */
  readonly time: number;
}

export type Receiver = { readonly member: number } | { readonly site: string };

/** An id that exists already changes nothing. */
export function addLetter(database: DatabaseSync, to: Receiver, letter: NewLetter): void {
  const { id, kind, title, body, time } = letter;
  const [site, member] = "site" in to ? [to.site, null] : [null, to.member];
  database
    .prepare("INSERT INTO letter VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
    .run(id, site, member, kind, title, body, time);
}

export interface Reader {
  readonly member: Pick<MemberRow, "id" | "site" | "createdAt">;
  readonly time: number;
}

const SHOWN = `
  FROM letter LEFT JOIN letter_mark AS mark ON mark.letter = letter.id AND mark.member = :member
  WHERE (letter.member = :member OR (letter.site = :site AND letter.time >= :since))
    AND letter.time <= :time AND letter.time > :oldest`;
const IN_LIST = `${SHOWN} AND mark.deletedAt IS NULL`;

function valuesOf({ member, time }: Reader) {
  return {
    member: member.id,
    site: member.site,
    since: member.createdAt,
    time,
    oldest: time - KEPT_DAYS * DAY,
  };
}

/** Newest first. */
export function readLetters(
  database: DatabaseSync,
  reader: Reader,
  {
    kind,
    limit,
    offset,
  }: { readonly kind: LetterKind; readonly limit: number; readonly offset: number },
) {
  const values = { ...valuesOf(reader), kind };
  const count = database
    .prepare(`SELECT count(*) AS total ${IN_LIST} AND kind = :kind`)
    .get(values);
  const found = database
    .prepare(
      `SELECT letter.id, kind, title, body, letter.time, mark.readAt IS NOT NULL AS read ${IN_LIST}
      AND kind = :kind ORDER BY letter.time DESC, letter.id LIMIT :limit OFFSET :offset`,
    )
    .all({ ...values, limit, offset });
  const list = v.parse(v.array(LetterSchema), found);
  return { total: Number(count?.["total"]), list };
}

const CountSchema = v.array(
  v.object({ kind: v.picklist(LETTER_KEYS), toAll: v.picklist([0, 1]), count: v.number() }),
);

/** Unread letters by kind, apart for those to all members of the site. */
export function countUnread(database: DatabaseSync, reader: Reader) {
  return v.parse(
    CountSchema,
    database
      .prepare(
        `SELECT kind, letter.member IS NULL AS toAll, count(*) AS count ${IN_LIST} AND mark.readAt IS NULL
        GROUP BY kind, toAll`,
      )
      .all(valuesOf(reader)),
  );
}

type Which = { readonly ids: readonly string[] } | { readonly kind: LetterKind | null };

/** @param which letters by id, of one kind, or all. @returns how many became read */
export function markRead(database: DatabaseSync, reader: Reader, which: Which): number {
  const where = `${IN_LIST} AND mark.readAt IS NULL`;
  return mark(database, reader, which, { column: "readAt", value: reader.time, where });
}

/** @returns how many were deleted */
export function markDeleted(
  database: DatabaseSync,
  reader: Reader,
  ids: readonly string[],
): number {
  const { time: value } = reader;
  return mark(database, reader, { ids }, { column: "deletedAt", value, where: IN_LIST });
}

/** Letters deleted before `after` stay deleted. @returns how many are back */
export function markRestored(
  database: DatabaseSync,
  reader: Reader,
  { ids, after }: { readonly ids: readonly string[]; readonly after: number },
): number {
  const where = `${SHOWN} AND mark.deletedAt >= ${Math.floor(after)}`;
  return mark(database, reader, { ids }, { column: "deletedAt", value: null, where });
}

/** Another platform has shown what is older than a few days at a member's first look here. */
export function startReading(database: DatabaseSync, reader: Reader): void {
  const { member, time } = reader;
  const { changes } = database
    .prepare("INSERT INTO letter_reader (member) VALUES (?) ON CONFLICT DO NOTHING")
    .run(member.id);
  if (changes === 0) return;
  const before = time - EARLIER_DAYS * DAY;
  const where = `${IN_LIST} AND mark.readAt IS NULL AND letter.time < ${Math.floor(before)}`;
  mark(database, reader, { kind: null }, { column: "readAt", value: before, where });
}

interface Change {
  readonly column: "readAt" | "deletedAt";
  readonly value: number | null;
  readonly where: string;
}

function mark(
  database: DatabaseSync,
  reader: Reader,
  which: Which,
  { column, value, where }: Change,
): number {
  const kinds = "kind" in which && which.kind !== null ? [which.kind] : LETTER_KEYS;
  const [name, keys] = "ids" in which ? ["id", which.ids] : ["kind", kinds];
  const { changes } = database
    .prepare(
      `INSERT INTO letter_mark (member, letter, ${column})
      SELECT :member, letter.id, :value ${where} AND letter.${name} IN (SELECT value FROM json_each(:keys))
      ON CONFLICT DO UPDATE SET ${column} = excluded.${column}`,
    )
    .run({ ...valuesOf(reader), value, keys: JSON.stringify(keys) });
  return Number(changes);
}
