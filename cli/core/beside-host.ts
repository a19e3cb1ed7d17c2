// Hosts of the frames of `brand studio`: `<frame>.<brand>.localhost` shows the brand, `<frame>.beside-<name>.localhost`
// a site that is shown beside it.

export const besideHost = (name: string): string => `beside-${name}.localhost`;

export function besideOf(host = ""): string | null {
  return /(?:^|\.)beside-([a-z0-9-]+)\.localhost(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? null;
}

/** The brand's own host, by which the sandbox knows the site; other hosts stay. @param idOf name of a site beside → brand */
export function ownHost(host: string | undefined, idOf: (name: string) => string | undefined) {
  const [, site = "", port = ""] =
    /^[a-z0-9-]+\.([a-z][a-z0-9-]*)\.localhost(:\d+)?$/.exec(host?.toLowerCase() ?? "") ?? [];
  const beside = besideOf(host);
  const id = beside === null ? site : idOf(beside);
  return id === undefined || id === "" ? host : `${id}.localhost${port}`;
}
