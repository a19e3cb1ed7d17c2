import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { dayOf } from "../time/china-time.ts";
import {
  LegSchema,
  type LegRow,
  PartSchema,
  type PartRow,
  type StoredTicket,
  TicketSchema,
  type TicketRow,
} from "./bet-rows.ts";

type Cell = string | number | null;

export function insertTicket(database: DatabaseSync, { ticket, legs }: StoredTicket): void {
  insert(database, "bet_ticket", cells(ticket));
  for (const { parts, ...leg } of legs) {
    insert(database, "bet_leg", cells(leg));
    for (const part of parts) insert(database, "bet_part", cells(part));
  }
}

export function updateTicket(
  database: DatabaseSync,
  id: string,
  change: Partial<Omit<TicketRow, "id" | "member">>,
): void {
  update(database, { table: "bet_ticket", where: "id = ?", keys: [id] }, cells(change));
}

export function updateLeg(
  database: DatabaseSync,
  { ticket, place }: Pick<LegRow, "ticket" | "place">,
  change: Partial<Omit<LegRow, "ticket" | "place" | "parts">>,
): void {
  const target = { table: "bet_leg", where: "ticket = ? AND place = ?", keys: [ticket, place] };
  update(database, target, cells(change));
}

export function updatePart(
  database: DatabaseSync,
  { ticket, leg, place }: Pick<PartRow, "ticket" | "leg" | "place">,
  change: Partial<Omit<PartRow, "ticket" | "leg" | "place">>,
): void {
  const where = "ticket = ? AND leg = ? AND place = ?";
  update(database, { table: "bet_part", where, keys: [ticket, leg, place] }, cells(change));
}

export function readTicket(database: DatabaseSync, id: string): StoredTicket | null {
  return readTickets(database, "id = ?", [id])[0] ?? null;
}

/** @param where SQL after `WHERE`: a condition on `bet_ticket`, optionally with ORDER BY and LIMIT */
export function readTickets(
  database: DatabaseSync,
  where: string,
  values: readonly Cell[] = [],
): StoredTicket[] {
  const legs = database.prepare("SELECT * FROM bet_leg WHERE ticket = ? ORDER BY place");
  const parts = database.prepare("SELECT * FROM bet_part WHERE ticket = ? ORDER BY leg, place");
  return database
    .prepare(`SELECT * FROM bet_ticket WHERE ${where}`)
    .all(...values)
    .map((row) => {
      const ticket = v.parse(TicketSchema, row);
      const found = v.parse(v.array(LegSchema), legs.all(ticket.id));
      const combined = found.some(({ setOdds }) => setOdds !== null);
      const all = combined ? v.parse(v.array(PartSchema), parts.all(ticket.id)) : [];
      return {
        ticket,
        legs: found.map((one) => ({ ...one, parts: all.filter(({ leg }) => leg === one.place) })),
      };
    });
}

export function nextTicketId(database: DatabaseSync, time: number): string {
  const row = database.prepare("SELECT count(*) AS count FROM bet_ticket").get();
  const day = dayOf(time).slice(2).replaceAll("-", "");
  return `CR${day}${String(Number(row?.["count"]) + 1).padStart(7, "0")}`;
}

function insert(database: DatabaseSync, table: string, row: Readonly<Record<string, Cell>>): void {
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    )
    .run(...Object.values(row));
}

function update(
  database: DatabaseSync,
  target: { readonly table: string; readonly where: string; readonly keys: readonly Cell[] },
  change: Readonly<Record<string, Cell>>,
): void {
  const names = Object.keys(change).map((name) => `${name} = ?`);
  if (names.length === 0) return;
  database
    .prepare(`UPDATE ${target.table} SET ${names.join(", ")} WHERE ${target.where}`)
    .run(...Object.values(change), ...target.keys);
}

function cells(row: object): Record<string, Cell> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]));
}

function cell(value: unknown): Cell {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "string" || typeof value === "number" || value === null
    ? value
    : JSON.stringify(value);
}
