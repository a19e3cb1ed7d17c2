// Says in place that the scripts have not loaded: until they run, the buttons of the markup do nothing.
import type { StalledWords } from "#contract/visit-facts.ts";
import { sayLine } from "./say-line.ts";

const WAIT_MS = 10_000;
const BUTTON =
  "min-height:44px;padding:0 20px;border:1px solid #fff;border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer";

export function watchScripts(words: StalledWords): void {
  let isTold = false;
  const tell = () => {
    const root = document.getElementById("root");
    // What the scripts draw takes the place of all that stands in the root, and so of the line.
    if (isTold || root === null || root.querySelector(":scope > :not([data-shell])") !== null)
      return;
    isTold = true;
    root.append(line(words));
  };
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
      else tell();
    },
    { capture: true },
  );
  setTimeout(tell, WAIT_MS);
}

function line([text, reload]: StalledWords): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = reload;
  button.style.cssText = BUTTON;
  button.addEventListener("click", () => location.reload());
  return sayLine(text, button);
}
