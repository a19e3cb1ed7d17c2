// The fishing ground: the page draws the fish and the shots, the server decides each catch.
import type { FishingFacts, FishingOutcome, OpenMessage } from "../play-messages.ts";
import { calm, el, wait } from "./dom.ts";
import { money } from "./format.ts";
import { factorList, factRow, onKeys, type StakeControls, stakeControls } from "./kit.ts";
import { type Sea, createSea, fishAt, moveSea, nearest } from "./sea.ts";
import { type Brush, drawSea, loadBrush } from "./sea-drawing.ts";
import type { Server } from "./server.ts";
import { layTable, type Table, type Text } from "./table.ts";

const SHOT_EVERY_MS = 240;
/** Shots that hit within this time are one round. */
const VOLLEY_MS = 350;
const MOST_SHOTS = 12;

interface Hunt extends StakeControls {
  readonly table: Table<FishingFacts>;
  readonly canvas: HTMLCanvasElement;
  readonly sea: Sea;
  /** Fish that were hit and not sent yet, at one price. */
  hits: { readonly fish: number; readonly cents: number }[];
  firing: boolean;
  lastShot: number;
  sending: boolean;
  flushAt: number;
  won: number;
}

export function startFishing(open: OpenMessage<FishingFacts>, server: Server): void {
  const table = layTable(open, server, (text) => rules(text, open.facts));
  const { text, facts } = table;
  const canvas = el("canvas", { "aria-label": open.name, role: "img", tabindex: 0 });
  const hint = el("p", { class: "hint" }, text("aim"));
  const hunt: Hunt = {
    ...stakeControls(table, facts.stakes, text("cannon"), () => {
      hint.remove();
      hunt.auto.set(!hunt.auto.isOn());
    }),
    table,
    canvas,
    sea: createSea(facts.fish),
    hits: [],
    firing: false,
    lastShot: 0,
    sending: false,
    flushAt: 0,
    won: 0,
  };
  table.stage.append(canvas, hint);
  hunt.lay();
  canvas.addEventListener("pointerdown", () => hint.remove(), { once: true });
  listen(hunt);
  const brush = loadBrush(facts.fish, table.art);
  let before = performance.now();
  const frame = (now: number) => {
    step(hunt, brush, Math.min(60, now - before), now);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function listen(hunt: Hunt): void {
  const { canvas, sea, stake } = hunt;
  const aim = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    sea.aim = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
  };
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    aim(event);
    hunt.firing = true;
  });
  canvas.addEventListener("pointermove", aim);
  for (const end of ["pointerup", "pointercancel"] as const) {
    canvas.addEventListener(end, () => (hunt.firing = false));
  }
  document.addEventListener("keyup", ({ key }) => {
    if (key === " ") hunt.firing = false;
  });
  onKeys(({ key }) => {
    if (key === " ") hunt.firing = true;
    else if (key === "ArrowLeft") sea.aim = { ...sea.aim, x: Math.max(0, sea.aim.x - 0.04) };
    else if (key === "ArrowRight") sea.aim = { ...sea.aim, x: Math.min(1, sea.aim.x + 0.04) };
    else if (key === "ArrowUp") stake.step(1);
    else if (key === "ArrowDown") stake.step(-1);
    else return false;
    return true;
  });
}

function step(hunt: Hunt, brush: Brush, passed: number, now: number): void {
  const { canvas, sea } = hunt;
  moveSea(sea, passed, calm.matches);
  if ((hunt.firing || hunt.auto.isOn()) && now - hunt.lastShot > SHOT_EVERY_MS) fire(hunt, now);
  for (const bullet of sea.bullets) {
    const hit = fishAt(sea, bullet);
    if (hit === null) continue;
    bullet.spent = true;
    sea.nets.push({ x: bullet.x, y: bullet.y, age: 0 });
    hunt.hits.push({ fish: hit.id, cents: bullet.cents });
    if (hunt.flushAt === 0) hunt.flushAt = now + VOLLEY_MS;
  }
  sea.bullets = sea.bullets.filter(
    ({ spent, x, y }) => !spent && x > -0.05 && x < 1.05 && y > -0.05,
  );
  if (hunt.flushAt !== 0 && now > hunt.flushAt && !hunt.sending) void send(hunt);
  drawSea(canvas, sea, brush);
}

/** A shot that meets no fish is not sent and costs nothing. */
function fire(hunt: Hunt, now: number): void {
  const { sea, table } = hunt;
  const cents = hunt.stake.value();
  const shots = hunt.hits.length + sea.bullets.length;
  if (table.open.pace.roundMs > 0 && shots >= MOST_SHOTS) return;
  const waiting = shots * cents;
  if (table.balance() < cents + waiting) {
    hunt.firing = false;
    hunt.auto.set(false);
    table.say(table.text("poor"), "problem");
    return;
  }
  hunt.lastShot = now;
  if (hunt.auto.isOn() && !hunt.firing) sea.aim = nearest(sea) ?? sea.aim;
  const [from, to] = [{ x: 0.5, y: 0.97 }, sea.aim];
  const angle = Math.atan2(to.y - from.y, (to.x - from.x) * sea.ratio);
  sea.bullets.push({ ...from, angle, cents, spent: false });
}

async function send(hunt: Hunt): Promise<void> {
  const { table, sea } = hunt;
  hunt.sending = true;
  hunt.flushAt = 0;
  const cents = hunt.hits[0]?.cents ?? 0;
  const volley = hunt.hits.filter((hit) => hit.cents === cents).slice(0, MOST_SHOTS);
  hunt.hits = hunt.hits.filter((hit) => !volley.includes(hit));
  const targets = volley.map(({ fish }) => sea.keys.get(fish) ?? sea.kinds[0]?.key ?? "");
  const played = await table.attempt(() =>
    table.server.round<FishingOutcome, null>({ stakeCents: cents, targets }, table.waiting),
  );
  if (played !== null) {
    table.apply(played.state);
    for (const [index, catchCents] of played.outcome.catches.entries()) {
      const fish = sea.fish.find(({ id }) => id === volley[index]?.fish);
      if (catchCents === 0) continue;
      hunt.won += catchCents;
      hunt.meter.textContent = money(hunt.won);
      const name = sea.kinds.find(({ key }) => key === targets[index])?.name ?? "";
      table.record(name, catchCents - cents);
      if (catchCents >= cents * 30)
        table.say(`${table.text("caught")} ${name} +${money(catchCents)}`, "win");
      if (!fish) continue;
      sea.coins.push({ x: fish.x, y: fish.y, age: 0, text: `+${money(catchCents)}` });
      sea.fish = sea.fish.filter((one) => one !== fish);
    }
  } else {
    hunt.firing = false;
    hunt.auto.set(false);
  }
  await wait(table.open.pace.roundMs);
  hunt.sending = false;
  if (hunt.hits.length > 0) hunt.flushAt = performance.now() + VOLLEY_MS;
}

function rules(text: Text, { fish, rtp }: FishingFacts): Node[] {
  return [
    factRow([`${text("rtp")} ${rtp}%`]),
    el("p", {}, text("rule")),
    factorList(fish.map(({ name, multiple }) => ({ name, factor: multiple }))),
  ];
}
