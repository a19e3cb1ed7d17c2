// The content of a push channel at a moment.
import type { SportMatch } from "#contract/api/sport.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import type { ListFilter, ChannelTarget } from "../../backend/push/channel-name.ts";
import type { ChannelContent } from "../../backend/push/channel-source.ts";
import type { Book } from "./book.ts";
import type { Fixture } from "./fixtures.ts";
import { pickedFixtures } from "./finding/picked-fixtures.ts";

export function contentOf(book: Book, watched: ChannelTarget, time: number): ChannelContent {
  if (watched.kind === "list") return listContent(book, watched.filter, time);
  if (watched.kind === "prices") return pricesContent(book, watched.ids, time);
  if (watched.kind === "pick")
    return {
      matches: listed(book, pickedFixtures(book, watched.filter, time), time),
      outrights: [],
    };
  const fixture = book.fixtures.byId(watched.gameId);
  return { matches: fixture ? [book.views.whole(fixture, time)] : [], outrights: [] };
}

/** All lines of the plays asked for: the value of an open bet depends on every line of its play. */
function pricesContent(book: Book, ids: readonly string[], time: number): ChannelContent {
  const plays = Map.groupBy(ids.map(partsOf), ({ gameId }) => gameId);
  const matches = [...plays].flatMap(([gameId, asked]) => {
    const fixture = book.fixtures.byId(gameId);
    if (!fixture) return [];
    const wanted = new Set(asked.map(({ play }) => play));
    const codes = asked.map(({ w }) => w);
    const view = book.views.withPlays(fixture, codes, time);
    return [{ ...view, markets: view.markets.filter(({ w }) => wanted.has(playOf(w))) }];
  });
  const outrights = [...plays.keys()].flatMap((id) => book.outrights.byId(id, time) ?? []);
  return { matches, outrights };
}

function partsOf(priceId: string) {
  const [gameId = "", w = ""] = priceId.split(":");
  return { gameId, w, play: playOf(w) };
}

/** The same for the pre-match and in-play code of a play; an unknown code matches no market. */
function playOf(w: string): string {
  const play = PLAYS.get(w);
  return play ? `${play.base} ${play.period}` : w;
}

function listContent(book: Book, { sport, show, date }: ListFilter, time: number): ChannelContent {
  if (show === "FSFT" || show === "FSFU") {
    return { matches: [], outrights: book.outrights.list({ sport, show }, time) };
  }
  const fixtures = book.programme.list({ sport, show, date }, time);
  return { matches: listed(book, fixtures, time), outrights: [] };
}

function listed(book: Book, fixtures: readonly Fixture[], time: number): SportMatch[] {
  return fixtures.map((fixture) => book.views.listed(fixture, time));
}
