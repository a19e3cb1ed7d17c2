// Opens the game of the ticket behind `#`.
import type { OpenMessage } from "../play-messages.ts";
import { el, replace } from "./dom.ts";
import type { DrawFelt } from "./round-table.ts";
import { connect, Refused, type Server } from "./server.ts";
import { tellParent } from "./table.ts";

type StartGame = (open: never, server: Server) => void;

interface Game {
  readonly load: () => Promise<StartGame>;
  /** Styles, the general ones first. */
  readonly styles: readonly string[];
}

const BANK: Game = { load: async () => (await import("./bank.ts")).startBank, styles: ["bank"] };

/** @param load the module that draws the felts of a style */
function liveTable(style: string, load: () => Promise<DrawFelt>): Game {
  return {
    async load() {
      const [{ startRoundTable }, felt] = await Promise.all([import("./round-table.ts"), load()]);
      return (open, server) => startRoundTable(open, server, felt);
    },
    styles: ["round-table", style],
  };
}

const GAMES: Readonly<Record<string, Game>> = {
  slot: { load: async () => (await import("./slot.ts")).startSlot, styles: ["stake", "slot"] },
  fishing: {
    load: async () => (await import("./fishing.ts")).startFishing,
    styles: ["stake", "fishing"],
  },
  bull: BANK,
  threeCards: BANK,
  threeKings: BANK,
  tiles: BANK,
  baccarat: liveTable("card-table", async () => (await import("./card-felt.ts")).baccarat),
  dragonTiger: liveTable("card-table", async () => (await import("./card-felt.ts")).dragonTiger),
  niuNiu: liveTable("bull-table", async () => (await import("./card-felt.ts")).niuNiu),
  roulette: liveTable("roulette", async () => (await import("./roulette.ts")).roulette),
  sicBo: liveTable("sic-bo", async () => (await import("./sic-bo.ts")).sicBo),
  lottery: { load: async () => (await import("./lottery.ts")).startLottery, styles: ["lottery"] },
  matches: { load: async () => (await import("./matches.ts")).startMatches, styles: ["matches"] },
};

async function start(): Promise<void> {
  document.documentElement.dataset["edition"] = edition();
  const server = connect(location.hash.slice(1));
  const open = await server.open();
  document.documentElement.lang = open.locale;
  document.title = open.name;
  document.documentElement.dataset["kind"] = open.kind;
  paint(open);
  const found = GAMES[open.kind];
  await Promise.all((found?.styles ?? []).map((name) => addStyle(`/play/frame/${name}.css`)));
  const game = await found?.load();
  // Each module reads the facts of its own kind.
  game?.(open as never, server);
  tellParent("ready");
}

/** A page that frames the game names the frame by its edition; a window of its own follows the system. */
function edition(): string {
  if (window.name === "classic" || window.name === "professional") return window.name;
  return matchMedia("(prefers-color-scheme: light)").matches ? "classic" : "professional";
}

function paint({ colours }: OpenMessage): void {
  for (const [role, colour] of Object.entries(colours)) {
    document.documentElement.style.setProperty(`--${role}`, colour);
  }
}

function addStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = el("link", { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}

function fail(error: unknown): void {
  const root = document.querySelector("#game");
  const message =
    error instanceof Refused
      ? error.message
      : "网络异常，请检查网络后刷新页面。/ 網路異常，請重新整理頁面。";
  if (root !== null) replace(root, el("p", { class: "problem", role: "alert" }, message));
  root?.removeAttribute("aria-busy");
}

start().catch(fail);
