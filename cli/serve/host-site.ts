import path from "node:path";

/** Site id of a request: `aurora.localhost:4173` → `aurora`; null for the bare host. */
export function siteOfHost(host: string | undefined): string | null {
  const name = (host ?? "").replace(/:\d+$/, "").toLowerCase();
  const match = /^([a-z][a-z0-9-]{1,31})\.localhost$/.exec(name);
  return match?.[1] ?? null;
}

/** File of a request path; null when it is outside of the folder or cannot be decoded. */
export function safeFile(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes("\0") || decoded.includes("\\")) return null;
  const file = path.join(root, path.posix.normalize(`/${decoded}`));
  return file === root || file.startsWith(root + path.sep) ? file : null;
}
