// The page of a payment channel: a tester pays the order of the ticket behind `#`, or lets it go wrong.
import type { ActMessage, PayMessage } from "../../../payments/pay-messages.ts";
import { button, el, replace } from "./dom.ts";
import { clock } from "./format.ts";

const POLL_MS = 2000;
const TONES: Readonly<Record<PayMessage["state"], string>> = {
  waiting: "",
  paid: "",
  confirming: "busy",
  review: "busy",
  credited: "good",
  expired: "bad",
  cancelled: "bad",
  refused: "bad",
};

class Refused extends Error {
  override readonly name = "Refused";
}

const ticket = location.hash.slice(1);
const root = document.querySelector("#pay");
let problem = "";
let shown = "";

async function ask(name: string, body: object = {}): Promise<PayMessage> {
  const response = await fetch(`/play/pay/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ticket, ...body }),
  });
  const answer = (await response.json()) as PayMessage & { readonly problem?: string };
  if (answer.problem !== undefined) throw new Refused(answer.problem);
  return answer;
}

function draw(pay: PayMessage): void {
  if (root === null) return;
  document.documentElement.lang = pay.locale;
  document.documentElement.dataset["kind"] = pay.kind;
  document.title = `${pay.provider} · ${pay.texts.title}`;
  const open = pay.state === "waiting" || pay.state === "paid";
  const parts = [header(pay), open ? amount(pay) : result(pay), facts(pay), ...actions(pay, open)];
  const next = JSON.stringify([pay.state, pay.note, pay.acts, problem]);
  const left = document.querySelector(".left strong");
  // The countdown alone changes in place, so that a press or the focus is not lost.
  if (next === shown && left !== null) left.textContent = clock(pay.left);
  else if (next !== shown) replace(root, ...parts);
  shown = next;
  root.removeAttribute("aria-busy");
}

function header({ provider, texts }: PayMessage): HTMLElement {
  return el(
    "header",
    {},
    el("span", { class: "mark", "aria-hidden": "true" }, provider.slice(0, 1)),
    el("div", {}, el("h1", {}, provider), el("p", {}, texts.title)),
    el("span", { class: "demo" }, texts.demo),
  );
}

function amount({ texts, due, left }: PayMessage): HTMLElement {
  return el(
    "section",
    { class: "amount" },
    el("p", {}, texts.due),
    el("p", { class: "due" }, due),
    el("p", { class: "left" }, `${texts.left} `, el("strong", {}, clock(left))),
  );
}

function result({ state, stateText, note, due }: PayMessage): HTMLElement {
  return el(
    "section",
    { class: `result ${TONES[state]}`, role: "status" },
    el("span", { class: "sign", "aria-hidden": "true" }),
    el("p", { class: "state" }, stateText),
    el("p", { class: "due" }, due),
    note === "" ? null : el("p", { class: "note" }, note),
  );
}

function facts({ facts: lines }: PayMessage): HTMLElement {
  const rows = lines.map(({ label, value }) =>
    el("div", {}, el("dt", {}, label), el("dd", {}, value)),
  );
  return el("dl", {}, ...rows);
}

function actions({ acts, due, texts, note }: PayMessage, open: boolean): HTMLElement[] {
  const [first, ...others] = acts;
  if (first === undefined) return [];
  const message = problem === "" ? (open ? note : "") : problem;
  const said = el("p", { class: "problem", role: "alert" }, message);
  const main = button(`${first.label} ${due}`, { class: "main" }, () => act(first));
  const list = open ? others : acts;
  const more = el(
    "details",
    {},
    el("summary", {}, texts.others),
    el("div", { class: "others" }, ...list.map(other)),
  );
  const rest = list.length === 0 ? [] : [more];
  return open ? [said, main, ...rest] : [said, ...rest];
}

function other(one: ActMessage): HTMLElement {
  const press = () => act(one);
  return button(
    `${one.label}，${one.hint}`,
    { class: "other" },
    press,
    el("strong", {}, one.label),
    el("span", {}, one.hint),
  );
}

function act({ act: name }: ActMessage): void {
  root?.setAttribute("aria-busy", "true");
  void take(() => ask("act", { act: name }));
}

async function take(call: () => Promise<PayMessage>): Promise<void> {
  try {
    problem = "";
    draw(await call());
  } catch (error) {
    if (root === null) return;
    if (!(error instanceof Refused)) return;
    problem = error.message;
    shown = "";
    root.removeAttribute("aria-busy");
    replace(root, el("p", { class: "problem alone", role: "alert" }, problem));
  }
}

async function follow(): Promise<void> {
  await take(() => ask("open"));
  setTimeout(() => void follow(), POLL_MS);
}

void follow();
