// When the start fails, maybe only the brand entry has loaded and no texts: this shows the brand's name and a
// retry button, which need none.
import { brand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";

/** @param words for the player, where the texts are there already */
export function showBootFailure(error: unknown, words = ""): void {
  reportError(error);
  const root = document.getElementById("root");
  if (root === null) return;
  const title = document.createElement("h1");
  title.textContent = brand().name[useAppearance.getState().locale];
  const text = document.createElement("p");
  text.textContent = words;
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = "↻";
  retry.setAttribute("aria-label", `↻ ${title.textContent}`);
  retry.addEventListener("click", () => window.location.reload());
  const main = document.createElement("main");
  main.style.cssText =
    "display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100dvh;padding:1rem;text-align:center";
  retry.style.cssText = "font-size:2rem;padding:.5rem 1.25rem";
  main.append(title, text, retry);
  root.replaceChildren(main);
}
