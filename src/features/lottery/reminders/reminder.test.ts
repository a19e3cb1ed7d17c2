import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  armReminder,
  dueReminders,
  type ReminderLead,
  REMINDER_LEADS,
  readReminders,
  type Reminder,
} from "./reminder.ts";

const START = 1_763_700_000_000;

function sample(change: Partial<Reminder> = {}): Reminder {
  return {
    drawId: "jisu-five",
    name: "极速流光彩",
    lead: 10,
    repeat: false,
    every: 60,
    closesAt: START + 60_000,
    remindedOf: null,
    ...change,
  };
}

/** Rings every second for a while. @returns seconds after the start at which it rang */
function ringsOf(first: Reminder, seconds: number, drift = 0): number[] {
  let list: readonly Reminder[] = [first];
  return Array.from({ length: seconds }, (_, at) => at).filter((second) => {
    const { due, next } = dueReminders(list, START + second * 1000);
    list = next.map((one) => ({ ...one, closesAt: one.closesAt + (second % 2 ? drift : -drift) }));
    return due.length > 0;
  });
}

describe("reminders", () => {
  it("rings once before the next draw, then is done", () => {
    expect(ringsOf(sample(), 200)).toEqual([50]);
  });

  it("rings before every draw", () => {
    expect(ringsOf(sample({ repeat: true }), 200)).toEqual([50, 110, 170]);
  });

  it("rings once per draw although closing times differ by a second", () => {
    expect(ringsOf(sample({ repeat: true, lead: 30 }), 180, 400)).toHaveLength(3);
  });

  it("set too late for a draw, it rings before the one after it", () => {
    const late = armReminder(sample({ closesAt: START + 8000 }), START);
    expect(ringsOf(late, 200)).toEqual([58]);
    const early = armReminder(sample({ closesAt: START + 20_000 }), START);
    expect(ringsOf(early, 200)).toEqual([10]);
  });

  it("skips draws that closed while the page slept, and rings for the next one", () => {
    const { due, next } = dueReminders([sample({ repeat: true })], START + 600_000 + 5000);
    expect(due).toEqual([]);
    expect(next[0]?.closesAt).toBe(START + 660_000);
  });

  it("rings early where the next look may come too late, as in a hidden tab", () => {
    const reminder = sample({ closesAt: START + 90_000 });
    expect(dueReminders([reminder], START).due).toEqual([]);
    expect(dueReminders([reminder], START, 59_000).due).toEqual([]);
    expect(dueReminders([reminder], START + 60_000, 59_000).due).toEqual([reminder]);
  });

  it("rings within its lead, once per draw, whatever lead and interval", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ReminderLead>(...REMINDER_LEADS),
        fc.integer({ min: 20, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        fc.boolean(),
        (lead, every, left, repeat) => {
          const closesAt = START + left * 1000;
          const rings = ringsOf(sample({ lead, every, repeat, closesAt }), left + 3 * every);
          expect(rings).toHaveLength(repeat ? 4 : 1);
          rings.forEach((second, at) => {
            const rest = left + at * every - second;
            expect(rest).toBeGreaterThan(0);
            expect(rest).toBeLessThanOrEqual(lead);
          });
        },
      ),
    );
  });

  it("reads what was stored and leaves out what is no reminder", () => {
    const kept = sample();
    expect(readReminders(JSON.stringify([kept, { ...kept, lead: 7 }, null, "x"]))).toEqual([kept]);
    expect(readReminders("{")).toBeNull();
    expect(readReminders('{"a":1}')).toBeNull();
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => readReminders(text)).not.toThrow();
      }),
    );
  });
});
