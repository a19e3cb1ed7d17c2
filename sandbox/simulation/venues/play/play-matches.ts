// Today's matches, for the page of a sports or esports venue. Bets are placed on the site's own pages.
import type { CallContext } from "../../../backend/wire/call-context.ts";
import type { Simulation } from "../../simulation.ts";
import { featuredMatches } from "../../home/featured-matches.ts";
import { characterView } from "../../world-context.ts";
import type { MatchMessage } from "./play-messages.ts";
import type { PlayTicket } from "./play-room.ts";

const SHOWN = 24;

/** Empty when the site has no such matches. */
export function matchesOf(
  simulation: Simulation,
  { site, locale, game }: PlayTicket,
  time: number,
): readonly MatchMessage[] {
  const view = simulation.sites.named(site);
  if (!view || game.kind !== "matches") return [];
  if (!view.isOn(game.sport === "sport" ? "sport" : "gaming")) return [];
  const { database, ports, search, world } = simulation;
  const caller: CallContext["caller"] = {
    token: null,
    deviceId: "",
    ip: "",
    idempotencyKey: null,
    locale,
    unseal: () => null,
  };
  const { matches } = featuredMatches(
    {
      view: characterView(view),
      world: world(),
      search,
      database,
      ports,
      origin: "",
      localize: (value) => value,
      time,
      caller,
      member: null,
    },
    {
      method: "featured",
      enName: "CRTY",
      Request: {
        timestamp: time,
        token: "",
        langx: "zh-cn",
        remoteip: "",
        kind: game.sport,
        showType: "RB",
        limit: SHOWN,
      },
    },
  );
  return matches.map(({ id, league, live, clock, startsAt, home, away }) => ({
    id,
    league,
    live,
    clock,
    startsAt,
    home: { name: home.name, score: home.score },
    away: { name: away.name, score: away.score },
  }));
}
