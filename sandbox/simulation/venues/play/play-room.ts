// Open games: each launch gives a ticket, which is all that a game's page knows of the member.
import { randomBytes } from "node:crypto";
import type { Locale } from "#contract/locales.ts";
import { HOUR } from "../../../backend/time/china-time.ts";
import type { Market } from "#contract/protection/controls.ts";
import type { PlayGame } from "./play-game.ts";
import type { PaceMessage, ResultMessage } from "./play-messages.ts";

const LIFE_MS = 12 * HOUR;
/** Play money of a demo, in cents. */
export const DEMO_CENTS = 1_000_000;

export interface PlayTicket {
  readonly id: string;
  /** Part of round ids, so that those of two tickets differ. */
  readonly serial: number;
  readonly site: string;
  readonly locale: Locale;
  readonly member: number;
  /** The token of its launch. */
  readonly session: string;
  readonly channelCode: string;
  readonly venueName: string;
  readonly game: PlayGame;
  readonly demo: boolean;
  readonly market: Market;
  readonly pace: PaceMessage;
  readonly endsAt: number;
  /** It is kept until `endsAt`, so that its page is told in its language. */
  ended: boolean;
  /** Money of a demo. */
  demoCents: number;
  /** Answers by round id, for repetitions. */
  readonly rounds: Map<string, PlayedRound>;
  /** What bets on draws and table rounds have won; newest last. */
  readonly results: ResultMessage[];
}

export interface PlayedRound {
  /** The request as JSON. */
  readonly bet: string;
  readonly answer: object;
}

/** A bet that is decided later. */
export interface OpenBet {
  readonly round: string;
  readonly ticket: PlayTicket;
  readonly stakeCents: number;
  readonly label: string;
  /** Epoch milliseconds. */
  readonly decidedAt: number;
  readonly winCents: () => number;
}

export interface PlayRoom {
  readonly tickets: Map<string, PlayTicket>;
  readonly bets: Set<OpenBet>;
  /** When each member's last round that ends with its request began; a new ticket does not make it faster. */
  readonly begun: Map<number, number>;
  /** Of the last ticket. */
  serial: number;
}

export function createPlayRoom(): PlayRoom {
  return { tickets: new Map(), bets: new Set(), begun: new Map(), serial: 0 };
}

type Opening = Omit<
  PlayTicket,
  "id" | "serial" | "endsAt" | "ended" | "demoCents" | "rounds" | "results"
>;

/** Ends the member's earlier tickets. */
export function openTicket(room: PlayRoom, opening: Opening, time: number): PlayTicket {
  endTickets(room, opening.member);
  for (const { id, endsAt } of room.tickets.values()) {
    if (endsAt <= time) room.tickets.delete(id);
  }
  const ticket: PlayTicket = {
    ...opening,
    id: randomBytes(24).toString("base64url"),
    serial: ++room.serial,
    endsAt: time + LIFE_MS,
    ended: false,
    demoCents: DEMO_CENTS,
    rounds: new Map(),
    results: [],
  };
  room.tickets.set(ticket.id, ticket);
  return ticket;
}

export function endTickets(room: PlayRoom, member: number): void {
  for (const ticket of room.tickets.values()) {
    if (ticket.member === member) ticket.ended = true;
  }
}

/** @returns null when the ticket is unknown or has ended */
export function findTicket(room: PlayRoom, id: string, time: number): PlayTicket | null {
  const ticket = room.tickets.get(id);
  return ticket !== undefined && !ticket.ended && ticket.endsAt > time ? ticket : null;
}
