// Control routes of the book: goals, suspensions, prices, lines; and a list of matches in which nothing else
// will happen for a while, for tests that force something.
import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import { type Book, bookAt, bookOf } from "../book/book.ts";
import { canScoreAt } from "../book/overrides/forced-goal.ts";
import type { ForcedPrice } from "../book/overrides/forced-prices.ts";
import { isQuiet } from "../book/timeline.ts";
import type { Simulation } from "../simulation.ts";
import { post } from "./post-route.ts";

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));
/** Accepted and ignored: the book is the same on every site. */
const site = v.optional(v.string());

const GoalSchema = v.strictObject({ site, gameId: v.string(), side: v.picklist(["H", "C"]) });
const SuspendSchema = v.strictObject({ site, gameId: v.string(), seconds });
const PriceSchema = v.strictObject({
  site,
  priceId: v.string(),
  odds: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(0.01)),
  seconds: v.optional(seconds, 60),
});
const LineSchema = v.strictObject({
  site,
  marketId: v.string(),
  line: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.multipleOf(0.25)),
  seconds: v.optional(seconds, 60),
});

const QuietSchema = v.strictObject({ site, seconds });

export function bookRoutes(app: FastifyInstance, simulation: Simulation): void {
  const now = () => simulation.clock.now();
  const book = () => bookOf(simulation.world());
  const force = (gameId: string, forced: ForcedPrice) => {
    book().overrides.force(gameId, forced);
    simulation.cache.renew(forced.from);
    return forced;
  };
  post(app, "/sandbox/goal", GoalSchema, ({ gameId, side }, reply) => {
    const at = now();
    if (!canScore(book(), gameId, at)) return conflict(reply, `${gameId} is no football in play.`);
    book().overrides.goal(gameId, { at, side });
    simulation.cache.renew(at);
    const score = bookAt(simulation.world(), at).score(gameId);
    return { gameId, side, score };
  });
  post(app, "/sandbox/suspend", SuspendSchema, ({ gameId, seconds: length }) => {
    const from = now();
    const until = from + length * 1000;
    book().overrides.suspend(gameId, [from, until]);
    simulation.cache.renew(from);
    return { gameId, until };
  });
  post(app, "/sandbox/price", PriceSchema, ({ priceId: id, odds, seconds: length }, reply) => {
    const from = now();
    if (!bookAt(simulation.world(), from).price(id)) return unknown(reply, `price ${id}`);
    const until = from + length * 1000;
    return force(gameOf(id), { kind: "price", id, odds: odds.toFixed(2), from, until });
  });
  post(app, "/sandbox/line", LineSchema, ({ marketId: id, line, seconds: length }, reply) => {
    const from = now();
    const markets = bookAt(simulation.world(), from).match(gameOf(id))?.markets ?? [];
    const market = markets.find((offered) => offered.id === id);
    if (!market || market.line === null) return unknown(reply, `market with a line ${id}`);
    const until = from + length * 1000;
    return force(gameOf(id), { kind: "line", id, line: String(line), from, until });
  });
  post(app, "/sandbox/quiet", QuietSchema, ({ seconds: length }) => {
    const { programme, timelineOf } = book();
    const from = now();
    const games = programme
      .list({ sport: "FT", show: "RB", date: null }, from)
      .filter((fixture) => isQuiet(timelineOf(fixture), from, from + length * 1000));
    return { gameIds: games.map(({ id }) => id) };
  });
}

function canScore({ fixtures, timelineOf }: Book, gameId: string, time: number): boolean {
  const fixture = fixtures.byId(gameId);
  const football = fixture?.sport === "FT" || fixture?.sport === "VF";
  if (!fixture || !football || fixture.counted === "corners" || fixture.postponed) return false;
  return canScoreAt(timelineOf(fixture), time);
}

function gameOf(id: string): string {
  return id.split(":")[0] ?? "";
}

function conflict(reply: FastifyReply, problem: string) {
  return reply.code(409).send({ problem });
}

function unknown(reply: FastifyReply, what: string) {
  return reply.code(404).send({ problem: `There is no ${what} now.` });
}
