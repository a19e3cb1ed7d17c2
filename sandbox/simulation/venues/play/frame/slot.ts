// The slot machine's page: reels stop one after the other, then lines and free spins are shown.
import type {
  OpenMessage,
  RoundMessage,
  SlotFacts,
  SlotOutcome,
  SlotSpin,
} from "../play-messages.ts";
import { button, el, icon, pause, wait } from "./dom.ts";
import { money } from "./format.ts";
import { onKeys, type StakeControls, stakeControls } from "./kit.ts";
import type { Server } from "./server.ts";
import { drawReels, type Reels } from "./slot-reels.ts";
import { mostWin, slotRules } from "./slot-rules.ts";
import { layTable, type Table } from "./table.ts";

const BIG_WIN = 15;

interface Machine extends StakeControls {
  readonly table: Table<SlotFacts>;
  readonly reels: Reels;
  readonly free: HTMLElement;
  readonly spin: HTMLButtonElement;
  running: boolean;
}

export function startSlot(open: OpenMessage<SlotFacts>, server: Server): void {
  const table = layTable(open, server, (text) => slotRules(open, text));
  const { text } = table;
  const { mostCents } = open.pace;
  const stakes = table.facts.stakes.filter((cents) => mostCents === null || cents <= mostCents);
  const stakeText =
    mostCents === null ? text("stake") : text("stakeMost", { amount: money(mostCents) });
  const reels = drawReels(table);
  const machine: Machine = {
    ...stakeControls(table, stakes, stakeText, () => toggleAuto(machine)),
    table,
    reels,
    free: el("p", { class: "free", hidden: true }),
    spin: button(text("spin"), { class: "spin primary" }, () => void play(machine), icon(TURN)),
    running: false,
  };
  const { facts } = table;
  const limit = mostWin(facts, text);
  const marquee = el(
    "p",
    { class: "marquee" },
    el("b", {}, `${text("maxWin")} ${limit}`),
    el("span", {}, `${text("rtp")} ${facts.rtp}% · ${text("lines")} ${facts.lines.length}`),
  );
  table.stage.append(marquee, el("div", { class: "cabinet" }, machine.free, reels.element));
  machine.lay(machine.spin);
  onKeys((event) => useKey(machine, event));
}

const TURN = "M20 12a8 8 0 1 1-2.6-5.9M20 3v4h-4";

function useKey(machine: Machine, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A key that is held down is no new press.
  const held = event.repeat && !machine.table.open.pace.autoplay;
  if (event.key === " " && !held) void play(machine);
  else if (event.key === "ArrowUp" && !machine.running) machine.stake.step(1);
  else if (event.key === "ArrowDown" && !machine.running) machine.stake.step(-1);
  else return false;
  return true;
}

function toggleAuto(machine: Machine): void {
  const { auto, running } = machine;
  auto.set(!auto.isOn());
  if (auto.isOn() && !running) void play(machine);
}

async function play(machine: Machine): Promise<void> {
  if (machine.running) return;
  const { table, reels, stake, meter, auto } = machine;
  setRunning(machine, true);
  meter.textContent = money(0);
  meter.classList.remove("lit");
  reels.turn();
  const stakeCents = stake.value();
  const round = await table.attempt(() =>
    table.server.round<SlotOutcome, null>({ stakeCents }, table.waiting),
  );
  if (round === null) {
    reels.halt();
    auto.set(false);
    return setRunning(machine, false);
  }
  const answered = performance.now();
  await show(machine, round);
  table.apply(round.state);
  table.record(money(stakeCents), round.winCents - stakeCents);
  if (round.outcome.limited) table.say(table.text("limited"), "win");
  await wait(answered + table.open.pace.roundMs - performance.now());
  setRunning(machine, false);
  if (auto.isOn()) {
    await pause(500);
    if (auto.isOn()) void play(machine);
  }
}

function setRunning(machine: Machine, running: boolean): void {
  machine.running = running;
  machine.spin.disabled = running;
  machine.stake.lock(running);
}

async function show(
  machine: Machine,
  { outcome, stakeCents, winCents }: RoundMessage<SlotOutcome>,
): Promise<void> {
  const { table, free } = machine;
  const celebrates = table.open.pace.celebrateAny || winCents > stakeCents;
  let left = 0;
  let sum = 0;
  for (const [index, spin] of outcome.spins.entries()) {
    if (index > 0) {
      left--;
      machine.reels.turn();
      await pause(260);
    }
    await machine.reels.stop(spin.window);
    sum += spin.winCents;
    if (celebrates) await showWins(machine, spin, sum, stakeCents);
    else machine.meter.textContent = money(sum);
    left += spin.freeSpins;
    if (spin.freeSpins > 0) {
      table.say(table.text("freeWon", { count: spin.freeSpins }), "win");
      await pause(1400);
    }
    free.hidden = left === 0;
    free.textContent = `${table.text("freeSpins")} ${left} · ×${table.facts.freeFactor}`;
  }
  free.hidden = true;
}

async function showWins(
  { table, reels, meter }: Machine,
  { wins, scatters, lucky, winCents }: SlotSpin,
  sum: number,
  stakeCents: number,
): Promise<void> {
  if (winCents === 0) return;
  reels.light(wins, scatters >= 3);
  meter.classList.add("lit");
  meter.textContent = money(sum);
  if (lucky) table.say(table.text("lucky"), "win");
  else if (winCents >= BIG_WIN * stakeCents) table.say(`+${money(winCents)}`, "win");
  await pause(winCents >= BIG_WIN * stakeCents ? 1800 : 700);
}
