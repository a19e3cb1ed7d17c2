// Whether wallets without money are left out of lists (spec: shell-and-accounts §3).
import { create } from "zustand";
import { oneOf, storage } from "../lib/storage.ts";

const KEY = "hideZeroBalance";

const useStore = create<{ readonly hidden: boolean }>(() => ({
  hidden: storage.read(KEY, oneOf(["1", "0"])) === "1",
}));

export function useHideZero(): boolean {
  return useStore((state) => state.hidden);
}

export function setHideZero(hidden: boolean): void {
  storage.write(KEY, hidden ? "1" : "0");
  useStore.setState({ hidden });
}
