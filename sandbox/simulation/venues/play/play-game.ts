// Which game of the sandbox a launch gets: by the category of what was launched.
import type { Row } from "../../data/catalogue-rows.ts";
import type { Catalogue } from "../../data/catalogue.ts";

interface Titled {
  readonly name: string;
  /** Name of a game that is not built, for which another one of its category stands in. */
  readonly standsInFor: string | null;
}

export type PlayGame =
  | (Titled & { readonly kind: "slot"; readonly row: Row<"game"> })
  | (Titled & { readonly kind: "fishing"; readonly row: Row<"game"> })
  | (Titled & { readonly kind: "baccarat"; readonly table: Row<"live_table"> })
  | (Titled & { readonly kind: "lottery"; readonly draw: Row<"draw"> })
  | (Titled & { readonly kind: "bull"; readonly id: string; readonly baseCents: number })
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
      return tableGame(
        catalogue,
        vendor.id,
        chosen(tables) ?? row ?? (any ? tables[0] : undefined),
      );
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

type Launched = Row<"live_table"> | Row<"game"> | undefined;

/** Dou niu tables are played as such; baccarat stands in for all other games of a table. */
function tableGame(catalogue: Catalogue, vendor: string, launched: Launched): PlayGame | null {
  if (!launched) return null;
  const own = "game" in launched ? launched : null;
  if (own?.game === "niuNiu") {
    const { id, name, low } = own;
    return { kind: "bull", name, standsInFor: null, id, baseCents: low * 100 };
  }
  if (own?.game === "baccarat") {
    return { kind: "baccarat", name: own.name, standsInFor: null, table: own };
  }
  const baccarat = catalogue.tables.filter(({ game }) => game === "baccarat");
  const table = baccarat.find((row) => row.vendor === vendor) ?? baccarat[0];
  return table ? { kind: "baccarat", name: table.name, standsInFor: launched.name, table } : null;
}

function roomGame(launched: Row<"room"> | Row<"game"> | undefined): PlayGame | null {
  if (!launched) return null;
  const isBull = "game" in launched ? launched.game === "牛牛" : launched.name.includes("牛牛");
  const baseCents = "base" in launched ? launched.base * 100 : 100;
  const { id, name } = launched;
  return {
    kind: "bull",
    name: isBull ? name : "抢庄牛牛",
    standsInFor: isBull ? null : name,
    id,
    baseCents,
  };
}
