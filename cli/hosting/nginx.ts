import { documentPattern, pagePattern } from "#contract/route-pattern.ts";
import {
  BACKEND_PREFIXES,
  HIDDEN_FILES,
  SOCKET_PREFIX,
  type Headers,
  type SiteFacts,
  uncached,
} from "./site-facts.ts";

export interface NginxPlace {
  readonly root: string;
  readonly listen: string;
}

/** A `server` block; nginx inherits `add_header` only into a location that has none, so each has all of them. */
export function nginxSite(site: SiteFacts, { root, listen }: NginxPlace): string {
  const { headers } = site;
  return `# ${site.id}: a site that \`brand build\` made. Include it in \`http\`.
# TLS: let certbot or your load balancer end it; the pages send Strict-Transport-Security.
server {
  listen ${listen};
  server_name ${site.domains.join(" ")};
  root ${root};
  index index.html;
  charset utf-8;
  server_tokens off;

  # Files with .gz beside them. With the module ngx_brotli, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  types {
    text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png;
    font/woff2 woff2; application/json json; application/manifest+json webmanifest;
    text/plain txt; application/xml xml;
  }

${HIDDEN_FILES.map((file) => `  location = ${file} { error_page 404 @missing; return 404; }`).join("\n")}

${proxies(site)}

  # A missing hashed file is a 404, never the page: an old tab then loads the new release.
${(["core", "assets"] as const).map((name) => location(`^~ /${name}/`, headers.hashed[name], "try_files $uri @missing;")).join("\n")}
${location("^~ /icons/", headers.icons, "try_files $uri @missing;")}
${location("= /", headers.page, "try_files /index.html =404;")}
${location(`~* "${documentPattern(site.documents)}"`, headers.page, "try_files $1.html /shell.html =404;")}
${location(`~* "${pagePattern(site.routes)}"`, headers.page, "try_files /shell.html =404;")}
${location("~ \\.[A-Za-z0-9]+$", headers.other, "try_files $uri @missing;")}

  # No page of the site: its own page for that, with 404. No error is cached.
  location / {
    error_page 404 @no-page;
    return 404;
  }
${location("@no-page", uncached(headers.page), "try_files /404.html =404;")}
${location("@missing", uncached(headers.other), "return 404;")}
}
`;
}

function location(match: string, headers: Headers, rule: string): string {
  const lines = [...headers].map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  return [`  location ${match} {`, ...(rule === "" ? [] : [`    ${rule}`]), ...lines, "  }"].join(
    "\n",
  );
}

function proxies({ backend }: SiteFacts): string {
  // A server behind TLS may have several certificates, and answers by the name that is asked for.
  const tls = backend.startsWith("https:") ? "\n    proxy_ssl_server_name on;" : "";
  return BACKEND_PREFIXES.map((prefix) => {
    const socket =
      prefix === SOCKET_PREFIX
        ? `
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    proxy_read_timeout 120s;`
        : `
    proxy_set_header Connection "";`;
    return `  location ^~ ${prefix} {
    proxy_pass ${backend};${tls}
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;${socket}
  }`;
  }).join("\n");
}

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
