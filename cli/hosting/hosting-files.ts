import { caddySite } from "./caddy.ts";
import { dockerFiles } from "./docker.ts";
import { cloudflareFiles, netlifyFiles } from "./edge-hosts.ts";
import { nginxSite } from "./nginx.ts";
import { s3Files } from "./s3.ts";
import type { SiteFacts } from "./site-facts.ts";

export const HOSTS = ["nginx", "caddy", "netlify", "cloudflare", "docker", "s3"] as const;
export type Host = (typeof HOSTS)[number];

/** File name → text. */
export function hostingFiles(host: Host, site: SiteFacts): ReadonlyMap<string, string> {
  const { id, bundle, domains } = site;
  if (host === "nginx")
    return new Map([[`${id}.conf`, nginxSite(site, { root: bundle, listen: "80" })]]);
  if (host === "caddy")
    return new Map([["Caddyfile", caddySite(site, domains.join(", "), bundle)]]);
  if (host === "netlify") return netlifyFiles(site);
  if (host === "cloudflare") return cloudflareFiles(site);
  return host === "docker" ? dockerFiles(site) : s3Files(site);
}
