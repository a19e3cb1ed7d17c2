const HIDES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const MOST = 48;
const END = 16;

/** An address as a player may read it: decoded, without characters that hide others, shortened inside. */
export function askedPath(pathname: string): string {
  const shown = [...decoded(pathname).replaceAll(HIDES, "")];
  if (shown.length <= MOST) return shown.join("");
  return `${shown.slice(0, MOST - END - 1).join("")}…${shown.slice(-END).join("")}`;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
