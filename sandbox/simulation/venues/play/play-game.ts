// Which game of the sandbox a launch gets: by the category of what was launched.
import type { Row } from "../../data/catalogue-rows.ts";
import type { Catalogue } from "../../data/catalogue.ts";

/** Rounds that all players at a table share. */
export type TableKind = "baccarat" | "dragonTiger" | "roulette" | "sicBo" | "niuNiu";
/** One of the players is banker. */
export type BankKind = "bull" | "threeCards" | "threeKings" | "tiles";

interface Titled {
  readonly name: string;
  /** Name of a game that is not built, for which another one of its category stands in. */
  readonly standsInFor: string | null;
}

export type PlayGame =
  | (Titled & { readonly kind: "slot"; readonly row: Row<"game"> })
  | (Titled & { readonly kind: "fishing"; readonly row: Row<"game"> })
  | (Titled & { readonly kind: TableKind; readonly table: Row<"live_table"> })
  | (Titled & { readonly kind: "lottery"; readonly draw: Row<"draw"> })
  | (Titled & { readonly kind: BankKind; readonly baseCents: number })
  | (Titled & { readonly kind: "matches"; readonly sport: "sport" | "esport" });

export type PlayKind = PlayGame["kind"];
export type GameOf<Kind extends PlayKind> = Extract<PlayGame, { readonly kind: Kind }>;

/** @param gameCode empty: the venue's first game. @returns null when the venue has no such game */
export function findGame(
  catalogue: Catalogue,
  channelCode: string,
  gameCode: string,
): PlayGame | null {
  const { vendors, games, tables, draws, rooms } = catalogue;
  const vendor = vendors.find(({ code }) => code === channelCode);
  if (!vendor) return null;
  const chosen = <T extends { readonly id: string; readonly vendor: string }>(rows: readonly T[]) =>
    rows.find((row) => row.vendor === vendor.id && (gameCode === "" || row.id === gameCode));
  const row = chosen(games);
  const any = gameCode === "";
  switch (vendor.venue) {
    case "egame":
    case "fishing": {
      const kind = vendor.venue === "egame" ? "slot" : "fishing";
      return row ? { kind, name: row.name, standsInFor: null, row } : null;
    }
    case "realbet":
      return tableGame(chosen(tables) ?? row ?? (any ? tables[0] : undefined));
    case "lottery": {
      const draw = chosen(draws) ?? (any ? draws[0] : undefined);
      return draw ? { kind: "lottery", name: draw.name, standsInFor: null, draw } : null;
    }
    case "chess":
      return roomGame(chosen(rooms) ?? row ?? (any ? rooms[0] : undefined));
    case "sport":
    case "gaming": {
      const sport = vendor.venue === "sport" ? "sport" : "esport";
      return { kind: "matches", name: vendor.name, standsInFor: null, sport };
    }
  }
}

type Launched<Own extends "live_table" | "room"> = Row<Own> | Row<"game"> | undefined;

/** Words in the names of games, by what is played. */
const TABLE_WORDS = [
  ["niuNiu", /牛/],
  ["threeKings", /三公/],
  ["dragonTiger", /龙虎/],
  ["roulette", /轮盘/],
  ["sicBo", /骰/],
  ["baccarat", /百家乐/],
] as const;

/** Baccarat stands in for games that are not built. */
function tableGame(launched: Launched<"live_table">): PlayGame | null {
  if (!launched) return null;
  const { name } = launched;
  const own = "game" in launched;
  const [game = null] = own
    ? [launched.game]
    : (TABLE_WORDS.find(([, words]) => words.test(name)) ?? []);
  if (game === "threeKings") {
    const baseCents = "minBetCents" in launched ? launched.minBetCents : launched.low * 100;
    return { kind: game, name, standsInFor: null, baseCents };
  }
  const table = own ? launched : tableOf(launched, game ?? "baccarat");
  if (game !== null) return { kind: game, name, standsInFor: null, table };
  return { kind: "baccarat", name: "百家乐", standsInFor: name, table };
}

/** A table of its own for a game of the list, with the game's limits. */
function tableOf(row: Row<"game">, game: TableKind): Row<"live_table"> {
  const { id, name, vendor, palette, minBetCents, maxBetCents } = row;
  const [low, high] = [minBetCents / 100, maxBetCents / 100];
  return { id, name, vendor, palette, low, high, game, roundSeconds: 25, language: "国语" };
}

const ROOM_WORDS = [
  ["bull", /牛/],
  ["threeCards", /三张|金花/],
  ["threeKings", /三公/],
  ["tiles", /二八杠|推筒子/],
] as const;

/** Dou niu stands in for games that are not built. */
function roomGame(launched: Launched<"room">): PlayGame | null {
  if (!launched) return null;
  const { name } = launched;
  const own = "game" in launched;
  const [kind = null] =
    ROOM_WORDS.find(([, words]) => words.test(own ? launched.game : name)) ?? [];
  const baseCents = own ? launched.base * 100 : 100;
  if (kind !== null) return { kind, name, standsInFor: null, baseCents };
  return { kind: "bull", name: "抢庄牛牛", standsInFor: name, baseCents };
}
