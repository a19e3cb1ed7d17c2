// Whose backend is asked: the origin says it, or the `site` header where all sites share an origin.
import type { IncomingHttpHeaders } from "node:http";
import type { SandboxSiteInput } from "./options.ts";
import { type SiteView, viewSite } from "./world.ts";

export interface Sites {
  readonly all: readonly SiteView[];
  find(headers: IncomingHttpHeaders): SiteView | undefined;
  named(name: string): SiteView | undefined;
}

export function createSites(sites: readonly SandboxSiteInput[]): Sites {
  const all = sites.map((site) => viewSite({ encryption: "off", publicKey: null, ...site }));
  const byName = new Map(
    all.flatMap((view) => [[view.site.siteId, view] as const, [view.site.id, view] as const]),
  );
  return {
    all,
    named: (name) => byName.get(name),
    find(headers) {
      const label = /^([a-z0-9-]+)\.localhost(?::\d+)?$/.exec(
        headers.host?.toLowerCase() ?? "",
      )?.[1];
      const own = label === undefined ? undefined : all.find((view) => view.site.id === label);
      if (own) return own;
      const { site } = headers;
      return typeof site === "string" ? byName.get(site) : undefined;
    },
  };
}
