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

/**
 * Address of a picture the server sent: a path of this site as it is, or a url of one of `origins`.
 * Empty for every other, as for a picture the server does not name.
 */
export function allowedPicture(url: string, origins: readonly string[]): string {
  // One slash and no second, no `/\`: both would name another host.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/^\/(?![/\\])[^\u0000-\u0020\u007f\\]*$/.test(url)) return url;
  return allowedUrl(url, origins) ?? "";
}
