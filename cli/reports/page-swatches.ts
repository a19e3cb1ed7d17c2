// Colours are classes of the page's one stylesheet: its policy allows no inline styles.
import { html } from "./page-text.ts";

export interface Swatches {
  /** Empty for other values than hex colours. */
  readonly box: (value: string | null) => string;
  readonly sample: (foreground: string, ground: string) => string;
  /** Of the classes used so far. */
  readonly rules: () => string;
}

const COLOUR = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;
const SAMPLE = "余额 Aa 1.95";

export function pageSwatches(): Swatches {
  const names = new Map<string, string>();
  const add = (declarations: string): string => {
    const name = names.get(declarations) ?? `b${names.size}`;
    names.set(declarations, name);
    return name;
  };
  return {
    box: (value) =>
      value !== null && COLOUR.test(value)
        ? `<span class="box"><span class="${add(`background:${value}`)}"></span></span>`
        : "",
    sample(foreground, ground) {
      if (!COLOUR.test(foreground) || !COLOUR.test(ground)) return html(SAMPLE);
      const name = add(`color:${foreground};background:${ground}`);
      return `<span class="sample ${name}" lang="zh-CN">${html(SAMPLE)}</span>`;
    },
    rules: () => [...names].map(([declarations, name]) => `.${name}{${declarations}}`).join("\n"),
  };
}
