// Whether the balance is kept from the eyes of others; stays as the player left it.
import { create } from "zustand";
import { oneOf, storage } from "../lib/storage.ts";

const KEY = "hideBalance";

const useStore = create<{ readonly hidden: boolean }>(() => ({
  hidden: storage.read(KEY, oneOf(["1", "0"])) === "1",
}));

export function useHideBalance(): boolean {
  return useStore((state) => state.hidden);
}

export function setHideBalance(hidden: boolean): void {
  storage.write(KEY, hidden ? "1" : "0");
  useStore.setState({ hidden });
}
