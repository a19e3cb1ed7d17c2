// Colours reach the page through its one stylesheet, whose digest the content security policy names: no
// element has a style of its own, and no text of a brand can become one.
import { html } from "./page-text.ts";

export interface Swatches {
  /** A box of that colour; empty for what is no plain colour. */
  readonly box: (value: string | null) => string;
  /** A line of text as it is read. */
  readonly sample: (foreground: string, ground: string) => string;
  /** Rules of the classes handed out so far. */
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
