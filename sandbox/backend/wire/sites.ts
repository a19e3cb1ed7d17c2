// Which site a request is for: its host name says it, or its `site` header when all sites share a host.
import type { IncomingHttpHeaders } from "node:http";
import { LEGAL_AGE } from "#contract/account-rules.ts";
import { NO_PROTECTION } from "#contract/protection/profiles.ts";
import type { SwitchKey } from "#contract/switches.ts";
import type { SandboxSite, SandboxSiteInput } from "../../options.ts";

export interface SiteView {
  readonly site: SandboxSite;
  readonly isOn: (key: SwitchKey) => boolean;
}

export interface Sites {
  readonly all: readonly SiteView[];
  find(headers: IncomingHttpHeaders): SiteView | undefined;
  /** @param name its id or its site id */
  named(name: string): SiteView | undefined;
}

export function createSites(sites: readonly SandboxSiteInput[]): Sites {
  const all = sites.map((site) => viewSite({ ...PLAIN, ...site }));
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

const PLAIN = {
  encryption: "off",
  publicKey: null,
  minimumAge: LEGAL_AGE,
  protection: NO_PROTECTION,
} as const;

function viewSite(site: SandboxSite): SiteView {
  return { site, isOn: (key) => site.switches.includes(key) };
}
