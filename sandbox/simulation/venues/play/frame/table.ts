// What every game shares: header with balance, stage, controls, messages, rules and history.
import type { OpenMessage, ResultMessage, StateMessage } from "../play-messages.ts";
import { button, el, icon, replace } from "./dom.ts";
import { fill, money } from "./format.ts";
import { Refused, type Server } from "./server.ts";

/** A text of the game, with its values filled in. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Table<Facts, Live = unknown> {
  readonly open: OpenMessage<Facts, Live>;
  readonly server: Server;
  readonly facts: Facts;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  readonly text: Text;
  art(name: string, palette: number): string;
  balance(): number;
  /** Shows the balance and tells the framing page. */
  apply(state: StateMessage): void;
  /** A short message over the stage. */
  say(message: string, tone?: "plain" | "win" | "problem"): void;
  /** Adds a line to the history. */
  record(label: string, cents: number): void;
  /** Calls the server; a refusal is shown. @returns null when it was refused */
  attempt<A>(call: () => Promise<A>): Promise<A | null>;
  waiting(): void;
}

export function layTable<Facts, Live>(
  open: OpenMessage<Facts, Live>,
  server: Server,
  rules: (text: Text) => readonly Node[],
): Table<Facts, Live> {
  const text: Text = (key, values = {}) => fill(open.texts[key] ?? key, values);
  const parts = layParts(open, text);
  let cents = open.state.balanceCents;
  const history = historyPanel(text);
  const dialog = rulesDialog(text, [history.panel, el("div", { class: "rules" }, ...rules(text))]);
  parts.tools.append(
    button(
      text("rules"),
      { class: "tool" },
      () => dialog.showModal(),
      icon("M4 6h16M4 12h16M4 18h10"),
    ),
  );
  const root = document.querySelector("#game");
  if (root === null) throw new Error("The page has no place for the game.");
  replace(root, parts.header, parts.notice, parts.stage, parts.controls, parts.live, dialog);
  root.removeAttribute("aria-busy");
  const say: Table<Facts, Live>["say"] = (message, tone = "plain") => {
    const shown = el("p", { class: `say ${tone}` }, message);
    replace(parts.live, shown);
    setTimeout(() => shown.remove(), tone === "problem" ? 4000 : 2400);
  };
  const table: Table<Facts, Live> = {
    open,
    server,
    facts: open.facts,
    stage: parts.stage,
    controls: parts.controls,
    text,
    art: (name, palette) => `/play/art/${open.site}/${palette}/${name}.svg`,
    balance: () => cents,
    apply(state) {
      const moved = state.balanceCents !== cents;
      cents = state.balanceCents;
      parts.amount.textContent = money(cents);
      if (moved) tellParent("balance");
    },
    say,
    record: history.add,
    async attempt(call) {
      try {
        return await call();
      } catch (error) {
        say(error instanceof Refused ? error.message : text("offline"), "problem");
        return null;
      }
    },
    waiting: () => say(text("offline"), "problem"),
  };
  table.apply(open.state);
  for (const result of open.state.results.toReversed()) recordResult(table, result);
  return table;
}

export function recordResult(
  table: Pick<Table<unknown>, "record">,
  { label, stakeCents, winCents }: ResultMessage,
): void {
  table.record(label, winCents - stakeCents);
}

/** The framing page asks its own server for amounts. */
export function tellParent(type: "ready" | "balance"): void {
  if (window.parent !== window) window.parent.postMessage({ type }, "*");
}

function layParts(open: OpenMessage, text: Text) {
  const amount = el("b", { class: "amount" });
  const tools = el("div", { class: "tools" });
  const header = el(
    "header",
    { class: "top" },
    el("div", { class: "title" }, el("h1", {}, open.name), el("small", {}, open.venue)),
    el(
      "p",
      { class: open.demo ? "balance demo" : "balance" },
      el("span", {}, text(open.demo ? "demoBalance" : "balance")),
      amount,
    ),
    tools,
  );
  const notice =
    open.standsInFor === null
      ? null
      : el("p", { class: "notice" }, text("standsIn", { name: open.standsInFor }));
  return {
    header,
    amount,
    tools,
    notice,
    stage: el("section", { class: "stage" }),
    controls: el("section", { class: "controls" }),
    live: el("div", { class: "live", role: "status", "aria-live": "polite" }),
  };
}

function rulesDialog(text: Text, content: readonly Node[]): HTMLDialogElement {
  const dialog: HTMLDialogElement = el(
    "dialog",
    { "aria-label": text("rules") },
    el(
      "header",
      {},
      el("h2", {}, text("rules")),
      button(text("close"), { class: "tool" }, () => dialog.close(), icon("M6 6l12 12M18 6L6 18")),
    ),
    el("div", { class: "pages" }, ...content),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

const KEPT = 30;

function historyPanel(text: Text) {
  const empty = el("li", { class: "none" }, text("noHistory"));
  const list = el("ol", {}, empty);
  return {
    panel: el("div", { class: "history" }, el("h3", {}, text("history")), list),
    add(label: string, cents: number) {
      empty.remove();
      const tone = cents > 0 ? "up" : cents < 0 ? "down" : "";
      const shown = `${cents > 0 ? "+" : ""}${money(cents)}`;
      list.prepend(el("li", {}, el("span", {}, label), el("b", { class: tone }, shown)));
      list.children[KEPT]?.remove();
    },
  };
}
