// What a channel shows at a moment.
import type { Outright, SportMatch } from "#contract/api/sport.ts";
import type { Book } from "../book.ts";
import type { ListFilter, Watched } from "./channel-name.ts";

export interface Content {
  readonly matches: readonly SportMatch[];
  readonly outrights: readonly Outright[];
}

export function contentOf(book: Book, watched: Watched, time: number): Content {
  if (watched.kind === "list") return listContent(book, watched.filter, time);
  const fixture = book.fixtures.byId(watched.gameId);
  return { matches: fixture ? [book.views.whole(fixture, time)] : [], outrights: [] };
}

function listContent(book: Book, { sport, show, date }: ListFilter, time: number): Content {
  if (show === "FSFT" || show === "FSFU") {
    return { matches: [], outrights: book.outrights.list({ sport, show }, time) };
  }
  const fixtures = book.programme.list({ sport, show, date }, time);
  return { matches: fixtures.map((fixture) => book.views.listed(fixture, time)), outrights: [] };
}
