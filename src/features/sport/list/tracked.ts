// The match whose tracker stands in the rail.
import { create } from "zustand";

const useTracked = create<{ readonly gameId: string | null }>(() => ({ gameId: null }));

export function chooseTracked(gameId: string): void {
  useTracked.setState({ gameId });
}

export function useChosenTracked(): string | null {
  return useTracked(({ gameId }) => gameId);
}
