import { useChosenTracked } from "../list/tracked.ts";
import { useDesk } from "../list/use-desk.ts";
import { useSlipView } from "../slip-view/view-store.ts";

/** Whether the rail shows the tracker of this match, which is open. */
export function useTrackerBeside(gameId: string): boolean {
  const desk = useDesk();
  const open = useSlipView((state) => state.open);
  const chosen = useChosenTracked();
  return desk && open && (chosen ?? gameId) === gameId;
}
