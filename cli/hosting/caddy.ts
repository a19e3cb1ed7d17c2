import { documentPattern, pagePattern } from "#contract/route-pattern.ts";
import {
  BACKEND_PREFIXES,
  HIDDEN_FILES,
  type Headers,
  type SiteFacts,
  uncached,
} from "./site-facts.ts";

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
${(["core", "assets"] as const).map((name) => files(name, `path /${name}/*`, headers.hashed[name])).join("\n")}
${files("icons", "path /icons/*", headers.icons)}

${files("home", "path / /index.html", headers.page, "rewrite * /index.html")}

${files("document", `path_regexp document "(?i)${documentPattern(site.documents)}"`, headers.page, "try_files {re.document.1}.html /shell.html")}

${files("page", `path_regexp "(?i)${pagePattern(site.routes)}"`, headers.page, "rewrite * /shell.html")}

${files("file", "path_regexp \\.[A-Za-z0-9]+$", headers.other)}

	handle {
		error 404
	}

	# No page of the site: its own page for that, with 404. No error is cached.
	handle_errors {
		@no-page {
			expression {http.error.status_code} == 404
			not path ${server} ${HIDDEN_FILES.join(" ")} /core/* /assets/* /icons/*
			not path_regexp \\.[A-Za-z0-9]+$
		}
		handle @no-page {
${headerLines(uncached(headers.page), "\t\t\t")}
			rewrite * /404.html
			file_server {
				status 404
				precompressed br gzip
			}
		}
		handle {
${headerLines(uncached(headers.other), "\t\t\t")}
			respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}
		}
	}
}
`;
}

/** @param rule which file answers, where it is not the one that is asked for */
function files(name: string, matcher: string, headers: Headers, rule = ""): string {
  return `	@${name} ${matcher}
	handle @${name} {
${headerLines(headers, "\t\t")}${rule === "" ? "" : `\n\t\t${rule}`}
		file_server {
			precompressed br gzip
		}
	}`;
}

const headerLines = (headers: Headers, indent: string): string =>
  [...headers]
    .map(([name, value]) => `${indent}header ${name} "${value.replaceAll('"', '\\"')}"`)
    .join("\n");
