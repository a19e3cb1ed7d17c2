// The player's reminders, stored in this browser. They ring while a page of the site is open.
import { create } from "zustand";
import type { Draw } from "#contract/api/venue-info.ts";
import { serverNow } from "../../../lib/clock.ts";
import { oneOf, storage } from "../../../lib/storage.ts";
import { armReminder, MOST_REMINDERS, readReminders, type Reminder } from "./reminder.ts";

const LIST_KEY = "drawReminders";
const SOUND_KEY = "drawSound";

interface Reminders {
  readonly list: readonly Reminder[];
  readonly sound: boolean;
}

export const useReminders = create<Reminders>(() => ({
  list: storage.read(LIST_KEY, readReminders) ?? [],
  sound: storage.read(SOUND_KEY, oneOf(["1", "0"])) === "1",
}));

export function keepReminders(list: readonly Reminder[]): void {
  storage.write(LIST_KEY, JSON.stringify(list));
  useReminders.setState({ list });
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

export function setSound(sound: boolean): void {
  storage.write(SOUND_KEY, sound ? "1" : "0");
  useReminders.setState({ sound });
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
