// The lines of all rooms. Their numbers have no gaps, and their times ascend, so that a client notices what it has
// missed and can ask for it by time.
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { type ChatLine, chatLineSchema } from "#contract/chat.ts";
import type { ChatUser } from "./chat-user.ts";

export interface Place {
  /** Id of the site. */
  readonly site: string;
  readonly rid: string;
}

type Said<K extends ChatLine["kind"]> = Omit<
  Extract<ChatLine, { kind: K }>,
  "id" | "rid" | "time" | "clientId" | keyof ChatUser
>;
export type LineBody = Said<"message"> | Said<"gift"> | Said<"prediction">;

export interface NewLine {
  readonly user: ChatUser;
  readonly body: LineBody;
  readonly clientId?: string;
  readonly time: number;
}

export function addLine(
  database: DatabaseSync,
  { site, rid }: Place,
  { user, body, clientId = "", time: wanted }: NewLine,
): ChatLine {
  const last = newest(database, { site, rid });
  const id = last.id + 1;
  const time = Math.max(wanted, last.time + 1);
  const { userId, name, avatar, vipLevel, role } = user;
  const { kind, ...rest } = body;
  database
    .prepare(
      `INSERT INTO chat_line (site, rid, id, time, kind, userId, name, avatar, vipLevel, role, clientId, body,
        removedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
    )
    .run(
      site,
      rid,
      id,
      time,
      kind,
      userId,
      name,
      avatar,
      vipLevel,
      role,
      clientId,
      JSON.stringify(rest),
    );
  return { ...body, id, rid, time, userId, name, avatar, vipLevel, role, clientId };
}

/** Zeros for an empty room. */
export function newest(
  database: DatabaseSync,
  { site, rid }: Place,
): { readonly id: number; readonly time: number } {
  const row = database
    .prepare("SELECT id, time FROM chat_line WHERE site = ? AND rid = ? ORDER BY id DESC LIMIT 1")
    .get(site, rid);
  return { id: Number(row?.["id"] ?? 0), time: Number(row?.["time"] ?? 0) };
}

/** The line that was sent under this id. */
export function lineSent(database: DatabaseSync, site: string, clientId: string): ChatLine | null {
  return readLine(
    database.prepare("SELECT * FROM chat_line WHERE site = ? AND clientId = ?").get(site, clientId),
  );
}

/** Null for an unknown and for a removed one. */
export function lineOf(database: DatabaseSync, { site, rid }: Place, id: number): ChatLine | null {
  const row = database
    .prepare("SELECT * FROM chat_line WHERE site = ? AND rid = ? AND id = ? AND removedAt IS NULL")
    .get(site, rid, id);
  return readLine(row);
}

/** Epoch milliseconds; 0 before the first. */
export function lastSaid(database: DatabaseSync, { site, rid }: Place, userId: string): number {
  const row = database
    .prepare(
      `SELECT max(time) AS time FROM chat_line
      WHERE site = ? AND rid = ? AND userId = ? AND kind = 'message'`,
    )
    .get(site, rid, userId);
  return Number(row?.["time"] ?? 0);
}

export interface LineFilter {
  /** Lines up to this one were cleared. */
  readonly after: number;
  readonly kind: "all" | ChatLine["kind"];
  readonly moderator: boolean;
  /** Inclusive. */
  readonly from: number;
  /** Exclusive; 0: no end. */
  readonly to: number;
}

/** Newest first, without removed ones. */
export function readLines(
  database: DatabaseSync,
  { site, rid }: Place,
  filter: LineFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ChatLine[] {
  const { after, kind, moderator, from, to } = filter;
  const parts = ["site = ?", "rid = ?", "id > ?", "time >= ?", "removedAt IS NULL"];
  const values: SQLInputValue[] = [site, rid, after, from];
  const add = (part: string, value: SQLInputValue) => {
    parts.push(part);
    values.push(value);
  };
  if (to > 0) add("time < ?", to);
  if (kind !== "all") add("kind = ?", kind);
  if (moderator) add("role = ?", "moderator");
  return database
    .prepare(
      `SELECT * FROM chat_line WHERE ${parts.join(" AND ")} ORDER BY time DESC LIMIT ? OFFSET ?`,
    )
    .all(...values, limit, offset)
    .flatMap((row) => readLine(row) ?? []);
}

/** @returns the ids that were there */
export function markRemoved(
  database: DatabaseSync,
  { site, rid }: Place,
  ids: readonly number[],
  time: number,
): number[] {
  const mark = database.prepare(
    "UPDATE chat_line SET removedAt = ? WHERE site = ? AND rid = ? AND id = ? AND removedAt IS NULL",
  );
  return ids.filter((id) => mark.run(time, site, rid, id).changes === 1);
}

export function lastRemoved(database: DatabaseSync, { site, rid }: Place, limit: number): number[] {
  return database
    .prepare(
      `SELECT id FROM chat_line WHERE site = ? AND rid = ? AND removedAt IS NOT NULL
      ORDER BY removedAt DESC LIMIT ?`,
    )
    .all(site, rid, limit)
    .map(({ id }) => Number(id));
}

function readLine(row: Record<string, unknown> | undefined): ChatLine | null {
  if (row === undefined) return null;
  const { body, ...columns } = row;
  return v.parse(chatLineSchema, { ...columns, ...(JSON.parse(String(body)) as object) });
}
