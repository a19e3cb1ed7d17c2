/** Cents as `1,234.50`. */
export function money(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const whole = Math.abs(Math.round(cents));
  return `${sign}${Math.floor(whole / 100).toLocaleString("en")}.${String(whole % 100).padStart(2, "0")}`;
}

/** Cents as a short price: `0.5`, `20`, `5K`. */
export function chip(cents: number): string {
  const yuan = cents / 100;
  return yuan >= 10_000 ? `${yuan / 1000}K` : String(yuan);
}

/** `{count}` and the like replaced. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
}

/** Milliseconds as `1:05`. */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
