// Reads the `_headers` file of a bundle, so that the preview answers with the very headers a host will.

export interface HeaderRule {
  readonly pattern: RegExp;
  /** Headers of the rules before that are taken away. */
  readonly without: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
}

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; without: string[]; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("  ! ")) {
      rules.at(-1)?.without.push(line.slice(4).trim());
    } else if (line.startsWith("  ")) {
      const colon = line.indexOf(":");
      rules.at(-1)?.headers.push([line.slice(2, colon), line.slice(colon + 1).trim()]);
    } else if (line.trim() !== "") {
      rules.push({ pattern: globToRegExp(line.trim()), without: [], headers: [] });
    }
  }
  return rules;
}

function globToRegExp(glob: string): RegExp {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  return new RegExp(`^${escaped}$`);
}

/** Every rule that fits counts: of a header that two of them set, both values are sent, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(pathname)) continue;
    for (const name of rule.without) headers.delete(name);
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
