// A reminder before a draw closes. Draws follow each other at a fixed interval, so the next closing time is known
// without an answer of the server.

export const REMINDER_LEADS = [10, 30, 60] as const;
export type ReminderLead = (typeof REMINDER_LEADS)[number];

export interface Reminder {
  readonly drawId: string;
  readonly name: string;
  /** Seconds before the draw closes. */
  readonly lead: ReminderLead;
  /** Before every draw, not only the next one. */
  readonly repeat: boolean;
  /** Seconds between two draws. */
  readonly every: number;
  /** Epoch milliseconds by the server's clock. */
  readonly closesAt: number;
  /** Closing time that was reminded of; null when none was yet. */
  readonly remindedOf: number | null;
}

export interface Due {
  readonly due: readonly Reminder[];
  /** What is left to remind of. */
  readonly next: readonly Reminder[];
}

/**
 * What to remind of now. A draw that closed unnoticed, as in a sleeping tab, is skipped.
 * @param gap milliseconds that the next look may be late: what would be missed by then is due already
 */
export function dueReminders(reminders: readonly Reminder[], now: number, gap = 0): Due {
  const due: Reminder[] = [];
  const next = reminders.flatMap((one): Reminder[] => {
    const reminder = { ...one, closesAt: nextClose(one, now) };
    if (!isDue(reminder, now + gap)) return [reminder];
    due.push(reminder);
    return reminder.repeat ? [{ ...reminder, remindedOf: reminder.closesAt }] : [];
  });
  return { due, next };
}

/** A reminder that was just set, or changed: a draw that closes sooner than its lead is left out. */
export function armReminder(reminder: Reminder, now: number): Reminder {
  const closesAt = nextClose(reminder, now);
  const late = closesAt - now <= reminder.lead * 1000;
  return { ...reminder, closesAt, remindedOf: late ? closesAt : null };
}

function isDue({ lead, every, closesAt, remindedOf }: Reminder, now: number): boolean {
  // Two answers about one draw differ by a second.
  const done = remindedOf !== null && Math.abs(closesAt - remindedOf) < every * 500;
  return !done && closesAt - now <= lead * 1000;
}

function nextClose({ closesAt, every }: Reminder, now: number): number {
  if (closesAt > now) return closesAt;
  const step = Math.max(1, every) * 1000;
  return closesAt + (Math.floor((now - closesAt) / step) + 1) * step;
}

/** Stored reminders; null when the text is none. */
export function readReminders(text: string): readonly Reminder[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isReminder).slice(0, MOST_REMINDERS) : null;
  } catch {
    return null;
  }
}

export const MOST_REMINDERS = 8;

function isReminder(value: unknown): value is Reminder {
  if (typeof value !== "object" || value === null) return false;
  const { drawId, name, lead, repeat, every, closesAt, remindedOf } = value as Partial<
    Record<keyof Reminder, unknown>
  >;
  return (
    typeof drawId === "string" &&
    typeof name === "string" &&
    REMINDER_LEADS.some((one) => one === lead) &&
    typeof repeat === "boolean" &&
    typeof every === "number" &&
    every > 0 &&
    Number.isFinite(closesAt) &&
    (remindedOf === null || Number.isFinite(remindedOf))
  );
}
