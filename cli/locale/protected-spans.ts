// What the conversion must hand on untouched: placeholders, nested keys, tags, addresses, names.
// Each is bounded or stops at its own first character: a text of one long word must not be read over
// and over from each of its letters.
const SPANS = [
  String.raw`\{\{[^{}]*\}\}`,
  String.raw`\$t\([^()]*\)`,
  String.raw`</?[A-Za-z0-9][^<>]*>`,
  String.raw`[a-z][a-z0-9+.-]{0,31}://[\x21-\x7e]+`,
  String.raw`mailto:[\x21-\x7e]+`,
  String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`,
] as const;

export interface Span {
  readonly text: string;
  readonly protected: boolean;
}

/** A function that cuts a text into protected and open spans, in order, nothing lost. */
export function spanCutter(names: readonly string[]): (text: string) => readonly Span[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp([...SPANS, ...longestFirst].join("|"), "g");
  return (text) => {
    const spans: Span[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) spans.push({ text: text.slice(end, match.index), protected: false });
      spans.push({ text: match[0], protected: true });
      end = match.index + match[0].length;
    }
    if (end < text.length) spans.push({ text: text.slice(end), protected: false });
    return spans;
  };
}

/** Placeholders, nested keys, tags and addresses; a new expression each time, for it keeps a state. */
export function placeholderPattern(): RegExp {
  return new RegExp(SPANS.join("|"), "g");
}

function escapePattern(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
