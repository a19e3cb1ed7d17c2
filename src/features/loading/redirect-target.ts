// Where `/redirect/…` leads. The rest of the address is anybody's text: it may only name a path of this
// site, and never this passage again.

const PASSAGE = /^\/redirect(?=\/|$)/i;
const SCHEME = /^\/[a-z][a-z\d+.-]*:/i;
/** A second slash or a backslash at the start is another host to a browser; a control character hides one. */
const UNSAFE = /^\/[/\\]|\\|\p{Cc}/u;

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** @returns a path with query and hash inside the site, or null where there is none */
export function redirectTarget({ pathname, search, hash }: Address): string | null {
  const rest = pathname.replace(PASSAGE, "");
  const plain = decoded(rest);
  if (rest === pathname || plain === null) return null;
  if (!plain.startsWith("/") || plain === "/" || UNSAFE.test(plain) || SCHEME.test(plain)) {
    return null;
  }
  // Dots are resolved before the last check, else they could lead back.
  const { pathname: path } = new URL(plain, "https://site.invalid");
  return PASSAGE.test(path) || path.startsWith("//") ? null : rest + search + hash;
}

/** Until nothing changes: what is encoded twice must not become something else later. */
function decoded(text: string): string | null {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return null;
  }
}
