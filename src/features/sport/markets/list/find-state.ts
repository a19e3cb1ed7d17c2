import { create } from "zustand";

/** Whether the search over the whole book is open. */
export const useFinder = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openFinder(): void {
  useFinder.setState({ open: true });
}

export function closeFinder(): void {
  useFinder.setState({ open: false });
}
