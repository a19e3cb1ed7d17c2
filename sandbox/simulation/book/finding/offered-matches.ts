// Every match that can be found now: in play, today and on later days. Corners belong to their match and are
// left out.
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";

interface Kept {
  readonly key: string;
  readonly fixtures: readonly Fixture[];
}

const FRESH_MS = 2000;
const kept = new WeakMap<Book, Kept>();

export function offeredMatches(book: Book, time: number): readonly Fixture[] {
  const moment = Math.floor(time / FRESH_MS) * FRESH_MS;
  const key = `${moment} ${book.overrides.version} ${JSON.stringify(book.settings)}`;
  const known = kept.get(book);
  if (known?.key === key) return known.fixtures;
  const fixtures = (["RB", "FT", "FU"] as const).flatMap((show) =>
    book.programme.games({ sport: "ALL", show, date: null }, moment),
  );
  kept.set(book, { key, fixtures });
  return fixtures;
}
