// Hosts of the frames of `brand studio`, all of one site, so that a browser lets each keep its own storage:
// `<frame>.<brand>.localhost` shows the brand, `<frame>.beside-<name>.<brand>.localhost` a site beside it.

export const besideHost = (name: string, id: string): string => `beside-${name}.${id}.localhost`;

export function besideOf(host = ""): string | null {
  const match = /(?:^|\.)beside-([a-z0-9-]+)\.[a-z0-9-]+\.localhost(?::\d+)?$/.exec(host);
  return match?.[1] ?? null;
}

/** The brand's own host, by which the sandbox knows the site; other hosts stay. @param idOf name of a site beside → brand */
export function ownHost(host: string | undefined, idOf: (name: string) => string | undefined) {
  const match = /\.([a-z][a-z0-9-]*)\.localhost(:\d+)?$/.exec(host ?? "");
  if (match === null) return host;
  const beside = besideOf(host);
  const id = beside === null ? match[1] : idOf(beside);
  return id === undefined ? host : `${id}.localhost${match[2] ?? ""}`;
}
