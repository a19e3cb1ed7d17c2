// Runs right behind the markup of the first paint and corrects what a style cannot hide. It is inlined into
// every page, so it imports constants only.
import { EARLY_PRESS, OTHER_EDITION, PRESSED } from "#contract/static-pages.ts";

export function correctMarkup(): void {
  const stale = document.documentElement.dataset["static"]?.split(" ") ?? [];
  if (stale.includes("art")) showOtherEdition();
  if (stale.includes("page")) markOpenPage();
  notePresses();
}

const inMarkup = (selector: string) =>
  document.querySelectorAll<HTMLElement>(`[data-shell] ${selector}`);

function showOtherEdition(): void {
  for (const image of inMarkup(`[${OTHER_EDITION}]`)) {
    image.setAttribute("src", image.getAttribute(OTHER_EDITION) ?? "");
    image.removeAttribute(OTHER_EDITION);
  }
}

function markOpenPage(): void {
  for (const link of inMarkup("nav a")) {
    const href = link.getAttribute("href") ?? "";
    const isOpen = location.pathname === href || location.pathname.startsWith(`${href}/`);
    if (isOpen) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The core does what was pressed once it is there (app/start/early-press.ts). */
function notePresses(): void {
  for (const button of inMarkup(`[${EARLY_PRESS}]`))
    button.addEventListener("click", () => {
      document.documentElement.dataset[PRESSED] = button.getAttribute(EARLY_PRESS) ?? "";
      button.setAttribute("aria-busy", "true");
    });
}
