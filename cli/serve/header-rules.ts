/** Headers of a path by the text of `_headers`, as hosts read it: `! Name` removes a header, values add up. */
export function headersFor(text: string, pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  let fits = false;
  for (const line of text.split("\n")) {
    const [, removed, name = "", value = ""] = /^ {2}(?:! (.+)|([^:]+):(.*))$/.exec(line) ?? [];
    if (!line.startsWith("  ")) fits = globToRegExp(line.trim()).test(pathname);
    else if (fits && removed !== undefined) headers.delete(removed.trim());
    else if (fits) headers.set(name, [headers.get(name), value.trim()].filter(Boolean).join(", "));
  }
  return headers;
}

function globToRegExp(glob: string): RegExp {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  return new RegExp(`^${escaped}$`);
}
