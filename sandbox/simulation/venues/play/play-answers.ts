// What a game's page is told: at its start, and after each change.
import type { Simulation } from "../../simulation.ts";
import { matchesOf } from "./play-matches.ts";
import { betsOf } from "./open-bets.ts";
import { factsOf, liveOf } from "./play-kinds.ts";
import type { OpenMessage, StateMessage } from "./play-messages.ts";
import { balanceOf } from "./play-money.ts";
import type { PlayTicket } from "./play-room.ts";
import { textsOf } from "./play-texts.ts";

export function openAnswer(simulation: Simulation, ticket: PlayTicket, time: number): OpenMessage {
  const { game, site, venueName, demo, locale, pace } = ticket;
  const palette = simulation.sites.named(site)?.site.palettes.professional[0];
  return {
    kind: game.kind,
    name: game.name,
    standsInFor: game.standsInFor,
    venue: venueName,
    demo,
    locale,
    site,
    pace,
    colours: palette ?? {},
    texts: textsOf(game.kind),
    facts:
      game.kind === "matches"
        ? { matches: matchesOf(simulation, ticket, time) }
        : factsOf(simulation.world(), game),
    state: stateAnswer(simulation, ticket, time),
  };
}

export function stateAnswer(
  simulation: Simulation,
  ticket: PlayTicket,
  time: number,
): StateMessage {
  const world = simulation.world();
  return {
    balanceCents: balanceOf(world, ticket),
    open: betsOf(world, ticket).map(({ round, label, stakeCents, decidedAt }) => ({
      round,
      label,
      stakeCents,
      left: decidedAt - time,
    })),
    results: ticket.results.toReversed(),
    live: liveOf(world, ticket.game, time),
  };
}
