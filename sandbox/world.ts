// What every answer is made of: who asks, the content, the seed and the moment.
import type { DatabaseSync } from "node:sqlite";
import type { Locale } from "#contract/locales.ts";
import type { SwitchKey, VenueSwitch } from "#contract/switches.ts";
import { seedAccounts } from "./accounts/demo-accounts.ts";
import type { MemberRow } from "./accounts/member-store.ts";
import { type Character, characterOf, venueOrder } from "./characters.ts";
import { createSchedule, type Schedule } from "./live/schedule.ts";
import type { SandboxSite } from "./options.ts";
import { unit } from "./random.ts";
import { type Catalogue, readCatalogue, seedContent } from "./store/catalogue.ts";
import { createTables } from "./store/database.ts";
import { seedFlags } from "./store/flags.ts";

export interface World {
  readonly seed: number;
  readonly database: DatabaseSync;
  readonly catalogue: Catalogue;
  readonly schedule: Schedule;
}

export interface SiteView {
  readonly site: SandboxSite;
  readonly character: Character;
  /** Venues that are on, the one the site lives by first. */
  readonly venues: readonly VenueSwitch[];
  readonly isOn: (key: SwitchKey) => boolean;
}

export interface Caller {
  readonly token: string | null;
  /** The `uuid` header; empty when none came. */
  readonly deviceId: string;
  readonly ip: string;
  /** Of a call that moves money; null where the client sent none. */
  readonly idempotencyKey: string | null;
  readonly locale: Locale;
  /**
   * Plain text of a sealed field (contract/sealed.ts, purpose `field`); the text itself where the site
   * has no key; null when it cannot be opened.
   */
  readonly unseal: (text: string) => string | null;
}

export interface AnswerContext {
  readonly view: SiteView;
  readonly world: World;
  /** Address the site was asked at. */
  readonly origin: string;
  /** Epoch milliseconds; the start of the bucket an answer is cached for. */
  readonly time: number;
  readonly caller: Caller;
  /**
   * Whose token the call carries; never null in answers of calls declared for members. Kept answers are
   * everybody's: there it is null, and the caller nobody.
   */
  readonly member: MemberRow | null;
}

/** For the answers of calls that are declared for members. */
export function memberOf({ member }: AnswerContext): MemberRow {
  if (!member) throw new Error("the call is not declared for members");
  return member;
}

export function createWorld(
  database: DatabaseSync,
  sites: readonly Pick<SandboxSite, "id">[],
  seed: number,
): World {
  createTables(database);
  seedContent(database);
  const ids = sites.map((site) => site.id);
  seedFlags(database, ids);
  seedAccounts(database, ids);
  const catalogue = readCatalogue(database);
  return { seed, database, catalogue, schedule: createSchedule(catalogue, seed) };
}

export function viewSite(site: SandboxSite): SiteView {
  const character = characterOf(site);
  const isOn = (key: SwitchKey) => site.switches.includes(key);
  return { site, character, isOn, venues: venueOrder(character).filter(isOn) };
}

interface Selectable {
  readonly id: string;
  readonly needs: string;
  readonly suits: string;
}

/** Rows the site may show, those that suit it first; the rest in an order of its own. */
export function select<T extends Selectable>(
  rows: readonly T[],
  { view, world }: AnswerContext,
): T[] {
  const on = new Set(view.site.switches);
  const rank = (row: T, index: number) => {
    const place = words(row.suits).indexOf(view.character);
    return place < 0 ? 1000 + unit(world.seed, view.site.id, row.id) : place * 100 + index;
  };
  return rows
    .map((row, index) => ({ row, rank: rank(row, index) }))
    .filter(({ row }) => words(row.needs).every((key) => on.has(key)))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ row }) => row);
}

function words(list: string): string[] {
  return list === "" ? [] : list.split(" ");
}
