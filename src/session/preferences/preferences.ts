// Switches the player sets for this browser. Each is stored under its own key as 1 or 0
// (spec: shell-and-accounts §3).
import { create } from "zustand";
import { oneOf, storage } from "#lib/browser/storage.ts";

const KEYS = {
  /** Amounts of the balance are masked. */
  hideBalance: "hideBalance",
  /** Lists leave out wallets without money, unless the player wants to see them. */
  hideZero: "hideZeroBalance",
  /** Revealed member data is not stored: for a device others use as well. */
  safe: "safeSwitch",
} as const;
type Preference = keyof typeof KEYS;

const isStoredOn = (name: Preference) => storage.read(KEYS[name], oneOf(["1", "0"])) === "1";

const usePreferences = create<Readonly<Record<Preference, boolean>>>(() => ({
  hideBalance: isStoredOn("hideBalance"),
  hideZero: storage.read(KEYS.hideZero, oneOf(["1", "0"])) !== "0",
  safe: isStoredOn("safe"),
}));

export function usePreference(name: Preference): boolean {
  return usePreferences((preferences) => preferences[name]);
}

export function isPreferred(name: Preference): boolean {
  return usePreferences.getState()[name];
}

export function setPreference(name: Preference, on: boolean): void {
  storage.write(KEYS[name], on ? "1" : "0");
  usePreferences.setState({ [name]: on });
}
