/**
 * A url the server sent, if its origin is one of `origins`; null for every other, for relative ones
 * and for those that hide characters (design: contract, "Urls from the server").
 */
export function allowedUrl(url: string, origins: readonly string[]): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^https?:\/\/[^/\\]/i.test(url) || /[\u0000-\u0020\u007f\\]/.test(url)) return null;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== "" || parsed.password !== "") return null;
  return origins.includes(parsed.origin) ? parsed.href : null;
}
