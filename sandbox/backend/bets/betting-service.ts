// What the betting functions work on. Unit tests pass their own book.
import type { DatabaseSync } from "node:sqlite";
import type { Ports } from "../ports.ts";
import type { BookView } from "./book-view.ts";

export interface BettingService {
  readonly database: DatabaseSync;
  book(time: number): BookView;
}

export function bettingOf({
  database,
  ports,
}: {
  readonly database: DatabaseSync;
  readonly ports: Pick<Ports, "book">;
}): BettingService {
  return { database, book: ports.book };
}
