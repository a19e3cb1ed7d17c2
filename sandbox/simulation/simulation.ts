// The backend together with the simulated world behind it, and what tests change of both.
import type { DatabaseSync } from "node:sqlite";
import { BACKEND_ANSWERS } from "../backend/backend-answers.ts";
import { createBackend } from "../backend/backend.ts";
import type { Backend } from "../backend/wire/backend.ts";
import type { Ports } from "../backend/ports.ts";
import type { SandboxOptions } from "../options.ts";
import type { Templates } from "./artwork/templates.ts";
import { findActivity } from "./activities/activity-directory.ts";
import { rivalsAt } from "./activities/rivals.ts";
import { channelsOf } from "./book/book-channels.ts";
import { bookAt } from "./book/book.ts";
import { createFlood, type Flood } from "./chat/flood.ts";
import { othersOf } from "./chat/others.ts";
import { createCaptchaMaker } from "./captcha/sample-captchas.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import { createFeedFaults, type FeedFaults } from "./faults/feed-faults.ts";
import { interceptWith } from "./faults/intercept.ts";
import { createGameSearch, type GameSearch } from "./games/game-search.ts";
import { liveTables } from "./home/venue-items.ts";
import { importHistory } from "./members/history.ts";
import { earlierTotals } from "./members/earlier-totals.ts";
import { earlierFriends } from "./members/earlier-friends.ts";
import { payoutWorld } from "./payouts/payout-world.ts";
import { paymentWorld } from "./payments/payment-world.ts";
import { between } from "./random.ts";
import { broadcastsOf } from "./service/broadcasts.ts";
import { answerFeedback } from "./service/feedback-answers.ts";
import { createClock, type SandboxClock } from "./sandbox-clock.ts";
import { openGame } from "./venues/play/launch-address.ts";
import { settleBets } from "./venues/play/open-bets.ts";
import { endTickets } from "./venues/play/play-room.ts";
import { gameRules } from "./venues/play/game-rules.ts";
import { hasGame, venuesOf } from "./venues/venue-directory.ts";
import { keysOf, signWith } from "./signing/site-keys.ts";
import { placeOf, type Places } from "./visitor-places.ts";
import { WORLD_ANSWERS } from "./world-answers.ts";
import { characterView, withWorld } from "./world-context.ts";
import { createWorld, openWorld, type World } from "./world.ts";

export interface Simulation extends Backend {
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly feedFaults: FeedFaults;
  readonly chat: ChatSettings;
  readonly places: Places;
  readonly templates: Templates;
  /** Seconds. */
  readonly mediaMaxAge: number;
  readonly world: () => World;
  readonly search: GameSearch;
  /** Starts over with a new world: accounts, content, flags, clock and faults as at the start. */
  readonly reset: (seed?: number) => void;
}

interface ChatSettings {
  /** Others say nothing. */
  silent: boolean;
  readonly flood: Flood;
}

const DAY_SECONDS = 86_400;
const DEFAULT_SEED = 20_261;

export function createSimulation(
  options: SandboxOptions,
  database: DatabaseSync,
  templates: Templates,
): Simulation {
  const { sites, toTraditional, seed = DEFAULT_SEED, mediaMaxAge = DAY_SECONDS } = options;
  const clock = createClock(options.now ?? Date.now);
  const faults = createFaults();
  const feedFaults = createFeedFaults();
  let current = openWorld(database, sites, seed);
  const world = () => current;
  const search = createGameSearch(toTraditional);
  const chat: ChatSettings = { silent: false, flood: createFlood(clock.now) };
  const places: Places = new Map();
  const backend = createBackend({
    sites,
    database,
    toTraditional,
    now: clock.now,
    answers: {
      ...BACKEND_ANSWERS,
      ...withWorld(world, search, WORLD_ANSWERS),
    },
    ports: { ...portsOf({ world, search, chat, places }), betSigner: signerOf(database, options) },
    intercept: interceptWith(faults),
  });
  const reset = (next = seed) => {
    current = createWorld(database, sites, next);
    clock.reset();
    faults.clear();
    feedFaults.clear();
    chat.silent = false;
    places.clear();
    chat.flood.stop();
    backend.cache.clear();
    backend.replays.clear();
  };
  return {
    ...backend,
    clock,
    faults,
    feedFaults,
    chat,
    places,
    templates,
    mediaMaxAge,
    world,
    search,
    reset,
  };
}

function signerOf(
  database: DatabaseSync,
  { rulePages = [] }: Pick<SandboxOptions, "rulePages">,
): Ports["betSigner"] {
  return {
    keys: (site) => keysOf(database, site),
    sign: (site, keyId, text) => signWith(database, { site, keyId }, text),
    rules: () => rulePages,
  };
}

type PortsFrom = Pick<Simulation, "world" | "search" | "chat" | "places">;

function portsOf({ world, search, chat, places }: PortsFrom): Omit<Ports, "betSigner"> {
  return {
    book: (time) => bookAt(world(), time),
    venues: (view, time) => venuesOf(world(), view, time),
    hasGame: (view, game) => hasGame(world(), view, game),
    gameRules: (game, mostCents) => gameRules(world(), game, mostCents),
    regionOf: (view) => placeOf(world(), places, view),
    tables: (view, time) => liveTables({ view: characterView(view), world: world(), search, time }),
    payments: paymentWorld(world),
    chatWorld: othersOf(world, () => chat.silent),
    channels: () => channelsOf(world()),
    newCode: (site, serial) =>
      String(between(0, 999_999, world().seed, site, "code", serial)).padStart(6, "0"),
    captchas: createCaptchaMaker(() => world().seed),
    importHistory: (member, time) => importHistory(world(), member, time),
    openGame: (opening) => openGame(world(), opening),
    payouts: payoutWorld(() => world().seed),
    settleGames: (member, time) => settleBets(world(), member, time),
    endGames: (member) => endTickets(world().play, member),
    broadcasts: broadcastsOf,
    answerFeedback: (question) => answerFeedback(world().seed, question),
    activity: (view, id) => findActivity(world(), view, id),
    rivals: (race, time) => rivalsAt(world().seed, race, time),
    earlierTotals,
    earlierFriends: (member, time) => earlierFriends(world().seed, member, time),
  };
}
