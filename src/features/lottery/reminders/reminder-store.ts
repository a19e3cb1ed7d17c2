// The player's reminders, stored in this browser. They ring while a page of the site is open.
import { create } from "zustand";
import type { Draw } from "#contract/api/venue-info.ts";
import { serverNow } from "#lib/time/clock.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { REMINDERS_KEY } from "#domain/games/draws/reminders-key.ts";
import { armReminder, MOST_REMINDERS, readReminders, type Reminder } from "./reminder.ts";

const SOUND_KEY = "drawSound";
const NOTICES_KEY = "drawNotices";

interface Reminders {
  readonly list: readonly Reminder[];
  readonly sound: boolean;
  /** The player wants notices of the browser; whether it shows any is for the browser to say. */
  readonly notices: boolean;
}

export const useReminders = create<Reminders>(() => ({
  list: readList(),
  sound: isStored(SOUND_KEY),
  notices: isStored(NOTICES_KEY),
}));

export function keepReminders(list: readonly Reminder[]): void {
  storage.write(REMINDERS_KEY, JSON.stringify(list));
  useReminders.setState({ list });
}

/** What another tab has changed; without it, this tab would ring and store what was removed there. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === REMINDERS_KEY) useReminders.setState({ list: readList() });
  });
}

/** @returns false when there are as many as fit */
export function addReminder(draw: Draw): boolean {
  const { list } = useReminders.getState();
  if (list.length >= MOST_REMINDERS) return false;
  const reminder: Reminder = {
    drawId: draw.id,
    name: draw.name,
    lead: draw.everySeconds > 60 ? 60 : 10,
    repeat: false,
    remindedOf: null,
    ...timesOf(draw),
  };
  keepReminders([...list, armReminder(reminder, serverNow())]);
  return true;
}

export function removeReminder(drawId: string): void {
  keepReminders(useReminders.getState().list.filter((one) => one.drawId !== drawId));
}

export function changeReminder(
  drawId: string,
  change: Partial<Pick<Reminder, "lead" | "repeat">>,
): void {
  const { list } = useReminders.getState();
  const changed = (one: Reminder) => armReminder({ ...one, ...change }, serverNow());
  keepReminders(list.map((one) => (one.drawId === drawId ? changed(one) : one)));
}

export function setReminderSound(sound: boolean): void {
  storage.write(SOUND_KEY, sound ? "1" : "0");
  useReminders.setState({ sound });
}

export function setNotices(notices: boolean): void {
  storage.write(NOTICES_KEY, notices ? "1" : "0");
  useReminders.setState({ notices });
}

/** Takes over closing times from an answer. */
export function learnTimes(draws: readonly Draw[]): void {
  const { list } = useReminders.getState();
  if (list.length === 0) return;
  const byId = new Map(draws.map((draw) => [draw.id, draw]));
  keepReminders(
    list.map((one) => {
      const draw = byId.get(one.drawId);
      return draw === undefined ? one : { ...one, name: draw.name, ...timesOf(draw) };
    }),
  );
}

function timesOf({ everySeconds, secondsLeft }: Draw): Pick<Reminder, "every" | "closesAt"> {
  return { every: everySeconds, closesAt: serverNow() + secondsLeft * 1000 };
}

function readList(): readonly Reminder[] {
  return storage.read(REMINDERS_KEY, readReminders) ?? [];
}

function isStored(key: string): boolean {
  return storage.read(key, oneOf(["1", "0"])) === "1";
}
