import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { dayOf } from "../time/china-time.ts";
import {
  LegSchema,
  type LegRow,
  type StoredTicket,
  TicketSchema,
  type TicketRow,
} from "./bet-rows.ts";

type Cell = string | number | null;

export function insertTicket(database: DatabaseSync, { ticket, legs }: StoredTicket): void {
  insert(database, "bet_ticket", cells(ticket));
  for (const leg of legs) insert(database, "bet_leg", cells(leg));
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
  change: Partial<Omit<LegRow, "ticket" | "place">>,
): void {
  const target = { table: "bet_leg", where: "ticket = ? AND place = ?", keys: [ticket, place] };
  update(database, target, cells(change));
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
  return database
    .prepare(`SELECT * FROM bet_ticket WHERE ${where}`)
    .all(...values)
    .map((row) => {
      const ticket = v.parse(TicketSchema, row);
      return { ticket, legs: v.parse(v.array(LegSchema), legs.all(ticket.id)) };
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
