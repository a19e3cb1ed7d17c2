// Says in place that the scripts have not loaded: until they run, the buttons of the markup do nothing.
import type { StalledWords } from "#contract/visit-facts.ts";

const WAIT_MS = 10_000;
const STYLE =
  "position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:12px 16px;background:#1f2937;color:#fff;font:16px/1.5 sans-serif";
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
  const element = document.createElement("div");
  element.setAttribute("role", "alert");
  element.style.cssText = STYLE;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = reload;
  button.style.cssText = BUTTON;
  button.addEventListener("click", () => location.reload());
  element.append(text, button);
  return element;
}
