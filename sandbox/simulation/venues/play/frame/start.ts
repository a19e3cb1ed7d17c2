// Opens the game of the ticket behind `#`.
import type { OpenMessage } from "../play-messages.ts";
import { el, replace } from "./dom.ts";
import { connect, Refused, type Server } from "./server.ts";
import { tellParent } from "./table.ts";

type StartGame = (open: never, server: Server) => void;

const GAMES: Readonly<Record<string, () => Promise<StartGame>>> = {
  slot: async () => (await import("./slot.ts")).startSlot,
  fishing: async () => (await import("./fishing.ts")).startFishing,
  bull: async () => (await import("./bull.ts")).startBull,
  baccarat: async () => (await import("./baccarat.ts")).startBaccarat,
  lottery: async () => (await import("./lottery.ts")).startLottery,
  matches: async () => (await import("./matches.ts")).startMatches,
};

async function start(): Promise<void> {
  document.documentElement.dataset["edition"] = edition();
  const server = connect(location.hash.slice(1));
  const open = await server.open();
  document.documentElement.lang = open.locale;
  document.title = open.name;
  document.documentElement.dataset["kind"] = open.kind;
  paint(open);
  await addStyle(`/play/frame/${open.kind}.css`);
  const game = await GAMES[open.kind]?.();
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
