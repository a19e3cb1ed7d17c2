// Arrow keys between the rows of every table whose rows have links or buttons: a reader of records goes down the
// column of details without passing the other controls. Grids have keys of their own (ARIA grid pattern).
const CONTROLS = "a[href], button:enabled";

/** @returns how to stop */
export function startRowKeys(): () => void {
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** Up, down, Home and End move to the same control of another row. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.hasAttribute("aria-haspopup") || target.closest("[role=grid]") !== null) return;
  const row = target.closest("tbody > tr");
  const place = controlsOf(row).indexOf(target);
  if (row === null || place < 0) return;
  const rows = [...(row.closest("table")?.querySelectorAll("tbody > tr") ?? [])].filter(
    (other) => controlsOf(other).length > 0,
  );
  const controls = controlsOf(rows[nextRow(event.key, rows.indexOf(row), rows.length)] ?? null);
  const next = controls[Math.min(place, controls.length - 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function controlsOf(row: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

/** -1 for other keys. */
function nextRow(key: string, at: number, count: number): number {
  if (key === "ArrowDown") return at + 1;
  if (key === "ArrowUp") return at - 1;
  if (key === "End") return count - 1;
  return key === "Home" ? 0 : -1;
}
