// Patterns a server sends, which may be wrong, or made to keep the main thread busy for minutes
// (design: contract, "Server-sent regex"). A worker with a time limit would need a script url, which
// Trusted Types forbid here; so a pattern runs only if its shape says beforehand that it ends soon.

const LONGEST_PATTERN = 200;
const LONGEST_INPUT = 40;
/** Ways a pattern may try at one place of the input. Two unbounded quantifiers have 1681. */
const MOST_WAYS = 10_000;
const MOST_UNBOUNDED = 2;

/**
 * Whether `pattern` is found in the start of `input`; one that is not plain enough gives way to
 * `fallback`, which has to be the site's own.
 */
export function matchesServerPattern(pattern: string, input: string, fallback: string): boolean {
  const expression = plainExpression(pattern) ?? new RegExp(fallback);
  return expression.test(input.slice(0, LONGEST_INPUT));
}

/** Null unless anchors, characters, classes, groups and quantifiers of single atoms are all there is. */
function plainExpression(pattern: string): RegExp | null {
  if (pattern === "" || pattern.length > LONGEST_PATTERN) return null;
  const reader: Reader = { pattern, at: 0, unbounded: 0 };
  const shape = readAlternatives(reader);
  const read = shape !== null && reader.at === pattern.length;
  if (!read || shape.ways > MOST_WAYS || reader.unbounded > MOST_UNBOUNDED) return null;
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
}

interface Reader {
  readonly pattern: string;
  at: number;
  unbounded: number;
}

interface Shape {
  /** Ways to match at one place, at most. */
  readonly ways: number;
  /** Whether a quantifier may follow: nothing that repeats may hold a choice. */
  readonly repeatable: boolean;
}

function readAlternatives(reader: Reader): Shape | null {
  const first = readSequence(reader);
  if (first === null) return null;
  let { ways, repeatable } = first;
  while (take(reader, /\|/y) !== null) {
    const branch = readSequence(reader);
    if (branch === null) return null;
    ways += branch.ways;
    repeatable = false;
  }
  return { ways, repeatable };
}

function readSequence(reader: Reader): Shape | null {
  let ways = 1;
  let repeatable = true;
  while (reader.at < reader.pattern.length && !/[|)]/.test(reader.pattern.charAt(reader.at))) {
    if (take(reader, /[$^]/y) !== null) {
      repeatable = false;
      continue;
    }
    const atom = readAtom(reader);
    if (atom === null) return null;
    const repeats = readQuantifier(reader);
    if (repeats === null || (repeats !== ONCE && !atom.repeatable)) return null;
    ways *= atom.ways * (repeats.most - repeats.least + 1);
    repeatable &&= atom.repeatable && repeats === ONCE;
  }
  return { ways, repeatable };
}

function readAtom(reader: Reader): Shape | null {
  if (take(reader, /\((?:\?:)?(?!\?)/y) !== null) {
    const inner = readAlternatives(reader);
    return take(reader, /\)/y) === null ? null : inner;
  }
  return take(reader, CHARACTER) === null ? null : { ways: 1, repeatable: true };
}

/** One character: itself, any, escaped punctuation, `\d` and its kin, or a class of those. */
const CHARACTER =
  /[^\\^$.*+?()[\]{}|]|\.|\\[dDwWsS]|\\[^\w\s]|\[\^?(?:[^\\[\]^]|\\[dDwWsS]|\\[^\w\s])+\]/y;

interface Repeats {
  readonly least: number;
  readonly most: number;
}

const ONCE: Repeats = { least: 1, most: 1 };

/** Null for one out of bounds. An unbounded one ends with the input. */
function readQuantifier(reader: Reader): Repeats | null {
  const sign = take(reader, /[?*+]|\{\d{1,2}(?:,\d{0,2})?\}/y);
  if (sign === null) return ONCE;
  if (sign === "?") return { least: 0, most: 1 };
  const [least = sign === "+" ? 1 : 0, most = Infinity] = sign.startsWith("{") ? bounds(sign) : [];
  if (least > most) return null;
  if (most !== Infinity) return { least, most };
  reader.unbounded += 1;
  return { least, most: Math.max(least, LONGEST_INPUT) };
}

/** `{2}` is 2 to 2, `{2,}` is 2 to any number. */
function bounds(sign: string): [number, number] {
  const [least = "", most = least] = sign.slice(1, -1).split(",");
  return [Number(least), most === "" ? Infinity : Number(most)];
}

/** What stands at this place, if it is of the kind, which has to be sticky. */
function take(reader: Reader, kind: RegExp): string | null {
  kind.lastIndex = reader.at;
  const found = kind.exec(reader.pattern)?.[0] ?? null;
  reader.at += found?.length ?? 0;
  return found;
}
