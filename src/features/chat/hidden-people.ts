// People whose messages this player does not want to see. Stored in this browser only.
import { create } from "zustand";
import * as v from "valibot";
import { storage, type Stored } from "#lib/browser/storage.ts";

const KEY = "chatHidden";
const MOST = 200;
const IdsSchema = v.pipe(v.array(v.string()), v.maxLength(MOST));
const ids: Stored<string[]> = (text) => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), IdsSchema), text);
  return read.success ? read.output : null;
};

export const useHiddenPeople = create<{ readonly ids: ReadonlySet<string> }>(() => ({
  ids: new Set(storage.read(KEY, ids) ?? []),
}));

export function hidePerson(userId: string): void {
  keep(new Set([...useHiddenPeople.getState().ids, userId].slice(-MOST)));
}

export function showEverybody(): void {
  keep(new Set());
}

function keep(next: ReadonlySet<string>): void {
  storage.write(KEY, JSON.stringify([...next]));
  useHiddenPeople.setState({ ids: next });
}
