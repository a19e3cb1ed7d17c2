// Colours reach the page through its one stylesheet, whose digest the content security policy names: no
// element has a style of its own, and no text of a brand can become one.

export interface PageClasses {
  /** Attribute value for a ground of this colour; empty for what is no plain colour. */
  readonly ground: (colour: string) => string;
  readonly text: (colour: string, ground: string) => string;
  readonly radius: (length: string) => string;
  readonly shadow: (shadow: string) => string;
  /** Rules of the classes handed out so far. */
  readonly rules: () => string;
}

const COLOUR = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;
const LENGTH = /^\d+(?:\.\d+)?(?:px|rem|em)$/;
const SHADOW_PART = /^(?:inset|-?\d*\.?\d+(?:px|rem|em)?|#[0-9a-f]{6,8}|transparent)$/;

export function pageClasses(): PageClasses {
  const names = new Map<string, string>();
  const add = (declarations: string, isPlain: boolean): string => {
    if (!isPlain) return "";
    const name = names.get(declarations) ?? `b${names.size}`;
    names.set(declarations, name);
    return name;
  };
  return {
    ground: (colour) => add(`background:${colour}`, COLOUR.test(colour)),
    text: (colour, ground) =>
      add(`color:${colour};background:${ground}`, COLOUR.test(colour) && COLOUR.test(ground)),
    radius: (length) => add(`border-radius:${length}`, LENGTH.test(length)),
    shadow: (shadow) =>
      add(
        `border-color:transparent;box-shadow:${shadow}`,
        shadow.length < 300 && shadow.split(/[ ,]+/).every((part) => SHADOW_PART.test(part)),
      ),
    rules: () => [...names].map(([declarations, name]) => `.${name}{${declarations}}`).join("\n"),
  };
}

export function isColour(value: string | null): value is string {
  return value !== null && COLOUR.test(value);
}
