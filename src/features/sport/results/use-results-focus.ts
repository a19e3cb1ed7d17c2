import { useEffect } from "react";
import { isFocusLost } from "../detail/use-opened-focus.ts";
import { RESULTS_LINK } from "../list/use-page-filter.ts";

/** Who leaves the results goes on where they are opened. */
export function useResultsFocus(): void {
  useEffect(() => backToLink, []);
}

function backToLink(): void {
  if (isFocusLost()) document.getElementById(RESULTS_LINK.id)?.focus();
}
