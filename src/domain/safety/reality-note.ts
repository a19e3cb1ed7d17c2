// What this device knows of the reality check: whether the member has one, and which was answered last.
import { create } from "zustand";
import { ownValue } from "#contract/own-value.ts";
import { matching, storage } from "#lib/browser/storage.ts";

interface RealityNotes {
  /** By member: minutes, 0 for none; missing until the server has said. */
  readonly minutes: Readonly<Record<string, number>>;
}

export const useRealityNotes = create<RealityNotes>(() => ({ minutes: {} }));

const minutesKey = (userId: string) => `reality/${encodeURIComponent(userId)}/minutes`;
const answeredKey = (userId: string) => `reality/${encodeURIComponent(userId)}/answered`;

/** Null until the server has said. */
export function useRealityMinutes(userId: string): number | null {
  const known = useRealityNotes(({ minutes }) => ownValue(minutes, userId));
  return known ?? storedMinutes(userId);
}

function storedMinutes(userId: string): number | null {
  const text = storage.read(minutesKey(userId), matching(/^\d{1,4}$/));
  return text === null ? null : Number(text);
}

export function noteReality(userId: string, minutes: number | null): void {
  storage.write(minutesKey(userId), String(minutes ?? 0));
  useRealityNotes.setState((notes) => ({
    minutes: { ...notes.minutes, [userId]: minutes ?? 0 },
  }));
}

/** How many checks of the session that began at `since` have been answered here. */
export function answeredChecks(userId: string, since: number): number {
  const text = storage.read(answeredKey(userId), matching(/^\d{1,16} \d{1,6}$/));
  const [of, count] = text?.split(" ").map(Number) ?? [];
  return of === since ? (count ?? 0) : 0;
}

export function noteAnswered(userId: string, since: number, count: number): void {
  storage.write(answeredKey(userId), `${since} ${count}`);
}
