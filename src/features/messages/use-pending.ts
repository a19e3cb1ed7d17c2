import { useState } from "react";

/** Runs one action at a time; its failure has been shown already. */
export function usePending() {
  const [pending, setPending] = useState(false);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    try {
      await act();
    } catch {
      // The call has shown its words itself.
    }
    setPending(false);
  };
  return { pending, run };
}
