// Hosts of a site that `brand studio` shows beside the brand's own: `<frame>.beside-<name>.localhost`.

export const besideHost = (name: string): string => `beside-${name}.localhost`;

export function besideOf(host = ""): string | null {
  return /(?:^|\.)beside-([a-z0-9-]+)\.localhost(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? null;
}
