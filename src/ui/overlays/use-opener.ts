import { useState } from "react";

/**
 * Where the focus goes back to when a dialog closes: to what had it when the dialog opened. The library's
 * own memory loses it where one dialog has opened over another. What is gone by then, as the login is after a login,
 * leaves it to the heading of the page, which a reader then says.
 * @returns for `finalFocus`; true leaves it to the library
 */
export function useOpener(open: boolean): () => HTMLElement | true {
  const [known, setKnown] = useState<{ open: boolean; opener: Element | null }>({
    open: false,
    opener: null,
  });
  if (open !== known.open) {
    setKnown({ open, opener: open ? document.activeElement : known.opener });
  }
  const { opener } = known;
  return () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : (pageHeading() ?? true);
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
