// Text that is never converted: placeholders, nested keys, tags, addresses, names. Each pattern is bounded, for
// linear time.
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
  readonly start: number;
  readonly protected: boolean;
}

export function spanCutter(names: readonly string[]): (text: string) => readonly Span[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp([...SPANS, ...longestFirst].join("|"), "g");
  return (text) => {
    const spans: Span[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) spans.push(open(text, end, match.index));
      spans.push({ text: match[0], start: match.index, protected: true });
      end = match.index + match[0].length;
    }
    if (end < text.length) spans.push(open(text, end, text.length));
    return spans;
  };
}

function open(text: string, start: number, end: number): Span {
  return { text: text.slice(start, end), start, protected: false };
}

/** A new expression each time: it has state. */
export function placeholderPattern(): RegExp {
  return new RegExp(SPANS.join("|"), "g");
}

function escapePattern(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
