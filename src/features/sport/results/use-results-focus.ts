import { useEffect } from "react";
import { isFocusLost } from "../markets/detail/use-opened-focus.ts";
import { RESULTS_LINK } from "../markets/list/use-page-filter.ts";

/** Returns the focus to the link that opened the results. */
export function useResultsFocus(): void {
  useEffect(() => backToLink, []);
}

function backToLink(): void {
  if (isFocusLost()) document.getElementById(RESULTS_LINK.id)?.focus();
}
