// A line at the foot of the page, from a script that has neither styles nor texts of its own.

const STYLE =
  "position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:12px 16px;background:#1f2937;color:#fff;font:16px/1.5 sans-serif";

export function sayLine(...parts: (string | Node)[]): HTMLElement {
  const line = document.createElement("div");
  line.setAttribute("role", "alert");
  line.style.cssText = STYLE;
  line.append(...parts);
  return line;
}
