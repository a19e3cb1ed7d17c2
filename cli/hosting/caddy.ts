import { BACKEND_PREFIXES, HIDDEN_FILES, type Headers, type SiteFacts } from "./site-facts.ts";

/** @param address such as `aurora.example`, for which Caddy gets a certificate, or `http://:8080` */
export function caddySite(site: SiteFacts, address: string, root: string): string {
  const { headers } = site;
  const server = BACKEND_PREFIXES.map((prefix) => `${prefix}*`).join(" ");
  return `# ${site.id}: a site that \`brand build\` made. Caddy proxies WebSockets by itself.
${address} {
	root * ${root}

	@server path ${server}
	handle @server {
		reverse_proxy ${site.backend}
	}

	@hidden path ${HIDDEN_FILES.join(" ")}
	handle @hidden {
		error 404
	}

	# A missing hashed file is a 404, never the page: an old tab then loads the new release.
${(["core", "assets"] as const).map((name) => files(name, `/${name}/*`, headers.hashed[name])).join("\n")}
${files("icons", "/icons/*", headers.icons)}

	# The address of a game may hold a dot.
	@file {
		path_regexp \\.[A-Za-z0-9]+$
		not path /game/* /index.html
	}
	handle @file {
${headerLines(headers.other, "\t\t")}
		file_server {
			precompressed br gzip
		}
	}

	handle {
${headerLines(headers.page, "\t\t")}
		rewrite * /index.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function files(name: string, path: string, headers: Headers): string {
  return `	@${name} path ${path}
	handle @${name} {
${headerLines(headers, "\t\t")}
		file_server {
			precompressed br gzip
		}
	}`;
}

const headerLines = (headers: Headers, indent: string): string =>
  [...headers]
    .map(([name, value]) => `${indent}header ${name} "${value.replaceAll('"', '\\"')}"`)
    .join("\n");
