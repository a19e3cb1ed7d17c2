// Every state of an open money call, met by every event: what becomes of it, and what is done about it.
import { expect, it } from "vitest";
import { type CallEvent, type CallStep, NEW_TRY, stepOf } from "./call-steps.ts";
import { arrivesUntil, lostAt, type MoneyCall, type OpenState } from "./money-call.ts";

type Call = MoneyCall<string, number>;
type Event = CallEvent<string, number>;

const SENT = 1_000_000;
const sent: Call = {
  ...NEW_TRY,
  key: "00000000-0000-4000-8000-000000000001",
  userId: "1",
  slot: "a",
  body: "100",
  sentAt: SENT,
  endedAt: null,
  tries: 1,
  answer: null,
};
const REFUSAL = { code: 6007, message: "余额不足" };

/** A call in each open state, as it gets there; `accepted` is a pending one with the server's answer. */
const CALLS: Readonly<Record<OpenState | "accepted" | "refusedOnce" | "resent", Call>> = {
  sending: sent,
  unknown: { ...sent, state: "unknown", failedAt: SENT },
  refusedOnce: { ...sent, state: "unknown", failedAt: SENT, refusal: REFUSAL },
  unsure: { ...sent, state: "unsure", failedAt: SENT },
  unsent: { ...sent, state: "unsent", failedAt: SENT },
  pending: { ...sent, state: "pending" },
  accepted: { ...sent, state: "pending", answer: 7 },
  resent: { ...sent, tries: 2 },
};

const EVENTS: Readonly<Record<string, Event>> = {
  done: { type: "answered", answer: 7, pending: false },
  accepted: { type: "answered", answer: 7, pending: true },
  refused: { type: "refused", refusal: REFUSAL },
  notSent: { type: "notSent" },
  failed: { type: "failed", refusal: null, said: "系统繁忙" },
  refusedTry: { type: "failed", refusal: REFUSAL, said: "" },
  none: { type: "none" },
  running: { type: "running" },
  noAnswer: { type: "noAnswer", said: "" },
  said: { type: "noAnswer", said: "系统繁忙" },
  resend: { type: "resend" },
  giveUp: { type: "giveUp" },
};

const SOON = SENT + 1000;
const LATE = lostAt(sent) + 1;

/** Next state and effects as text; `-` when nothing changes. */
function told(step: CallStep<string, number> | null): string {
  return step === null ? "-" : `${step.call.state}: ${step.effects.join(" ")}`;
}

function table(now: number): string[] {
  return Object.entries(CALLS).flatMap(([state, call]) =>
    Object.entries(EVENTS).map(
      ([name, event]) => `${state} + ${name} → ${told(stepOf(call, event, now))}`,
    ),
  );
}

it("does this soon after it was sent", () => {
  expect(table(SOON)).toMatchInlineSnapshot(`
    [
      "sending + done → done: settle store refresh ended",
      "sending + accepted → pending: store refresh",
      "sending + refused → refused: store refresh ended",
      "sending + notSent → refused: store refresh ended",
      "sending + failed → unknown: store",
      "sending + refusedTry → unknown: store ask",
      "sending + none → -",
      "sending + running → pending: store",
      "sending + noAnswer → -",
      "sending + said → sending: store",
      "sending + resend → -",
      "sending + giveUp → -",
      "unknown + done → done: settle store refresh ended",
      "unknown + accepted → pending: store refresh",
      "unknown + refused → refused: store refresh ended",
      "unknown + notSent → refused: store refresh ended",
      "unknown + failed → unknown: store",
      "unknown + refusedTry → unknown: store ask",
      "unknown + none → -",
      "unknown + running → pending: store",
      "unknown + noAnswer → -",
      "unknown + said → unknown: store",
      "unknown + resend → -",
      "unknown + giveUp → unknown: move",
      "refusedOnce + done → done: settle store refresh ended",
      "refusedOnce + accepted → pending: store refresh",
      "refusedOnce + refused → refused: store refresh ended",
      "refusedOnce + notSent → refused: store refresh ended",
      "refusedOnce + failed → unknown: store",
      "refusedOnce + refusedTry → unknown: store ask",
      "refusedOnce + none → refused: store refresh ended",
      "refusedOnce + running → pending: store",
      "refusedOnce + noAnswer → -",
      "refusedOnce + said → unknown: store",
      "refusedOnce + resend → -",
      "refusedOnce + giveUp → unknown: move",
      "unsure + done → done: settle store refresh ended",
      "unsure + accepted → pending: store refresh",
      "unsure + refused → refused: store refresh ended",
      "unsure + notSent → refused: store refresh ended",
      "unsure + failed → unknown: store",
      "unsure + refusedTry → unknown: store ask",
      "unsure + none → -",
      "unsure + running → pending: store",
      "unsure + noAnswer → -",
      "unsure + said → unsure: store",
      "unsure + resend → sending: store send",
      "unsure + giveUp → unsure: move",
      "unsent + done → done: settle store refresh ended",
      "unsent + accepted → pending: store refresh",
      "unsent + refused → refused: store refresh ended",
      "unsent + notSent → refused: store refresh ended",
      "unsent + failed → unknown: store",
      "unsent + refusedTry → unknown: store ask",
      "unsent + none → -",
      "unsent + running → pending: store",
      "unsent + noAnswer → -",
      "unsent + said → unsent: store",
      "unsent + resend → sending: store send",
      "unsent + giveUp → unsent: move",
      "pending + done → done: settle store refresh ended",
      "pending + accepted → pending: store",
      "pending + refused → refused: store refresh ended",
      "pending + notSent → refused: store refresh ended",
      "pending + failed → unknown: store",
      "pending + refusedTry → unknown: store ask",
      "pending + none → -",
      "pending + running → -",
      "pending + noAnswer → -",
      "pending + said → pending: store",
      "pending + resend → -",
      "pending + giveUp → pending: move",
      "accepted + done → done: settle store refresh ended",
      "accepted + accepted → pending: store",
      "accepted + refused → refused: store refresh ended",
      "accepted + notSent → refused: store refresh ended",
      "accepted + failed → -",
      "accepted + refusedTry → -",
      "accepted + none → -",
      "accepted + running → -",
      "accepted + noAnswer → -",
      "accepted + said → pending: store",
      "accepted + resend → -",
      "accepted + giveUp → pending: move",
      "resent + done → done: settle store refresh ended",
      "resent + accepted → pending: store refresh",
      "resent + refused → refused: store refresh ended",
      "resent + notSent → unknown: store",
      "resent + failed → unknown: store",
      "resent + refusedTry → unknown: store",
      "resent + none → -",
      "resent + running → pending: store",
      "resent + noAnswer → -",
      "resent + said → sending: store",
      "resent + resend → -",
      "resent + giveUp → -",
    ]
  `);
});

it("does this once no answer is to be expected, and nothing else differs", () => {
  const soon = new Set(table(SOON));
  expect(table(LATE).filter((line) => !soon.has(line))).toMatchInlineSnapshot(`
    [
      "sending + none → unsent: lost store",
      "sending + noAnswer → unsure: lost store",
      "sending + said → unsure: lost store",
      "unknown + none → unsent: lost store",
      "unknown + noAnswer → unsure: lost store",
      "unknown + said → unsure: lost store",
      "refusedOnce + noAnswer → unsure: lost store",
      "refusedOnce + said → unsure: lost store",
      "unsure + none → unsent: store",
      "pending + none → unsent: lost store",
      "resent + none → unsent: lost store",
      "resent + noAnswer → unsure: lost store",
      "resent + said → unsure: lost store",
    ]
  `);
});

it("forgets a call that was given up once it cannot arrive any more, and tells of its end until then", () => {
  const dropped: Call = { ...CALLS.unsent, dropped: true };
  const until = arrivesUntil(dropped);
  expect(told(stepOf(dropped, EVENTS["none"] as Event, until))).toBe("-");
  expect(told(stepOf(dropped, EVENTS["none"] as Event, until + 1))).toBe("unsent: drop");
  expect(told(stepOf(dropped, EVENTS["done"] as Event, until + 1))).toMatch(/ended$/);
  const asked: Call = { ...CALLS.unknown, dropped: true };
  expect(told(stepOf(asked, EVENTS["none"] as Event, LATE))).toBe("unsent: store");
});

it("sends a call again under its key, at changed terms if there are any", () => {
  const again = stepOf(CALLS.unsent, { type: "resend", body: "90" }, LATE)?.call;
  expect(again).toEqual({ ...sent, body: "90", sentAt: LATE, tries: 2 });
  expect(stepOf(CALLS.unsent, { type: "resend" }, LATE)?.call.body).toBe("100");
});
