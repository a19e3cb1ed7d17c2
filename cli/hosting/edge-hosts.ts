// Netlify and Cloudflare serve `_headers` as it is; they need the proxy and the fallback.
import { FILE_PATTERN, pagePattern } from "#contract/route-pattern.ts";
import { BACKEND_PREFIXES, type SiteFacts } from "./site-facts.ts";

const COPY = "cp -rL <bundle> site && rm site/_redirects site/build.json";

/** Netlify proxies no WebSockets: `api.socket` of the manifest has to name the server's own origin. */
export function netlifyFiles({
  id,
  backend,
  routes,
  documents,
  prefixes,
}: SiteFacts): ReadonlyMap<string, string> {
  const proxies = BACKEND_PREFIXES.map(
    (prefix) => `[[redirects]]
  from = "${prefix}*"
  to = "${backend}${prefix}:splat"
  status = 200
  force = true
`,
  );
  const missing = ["core", "assets", "icons"].map(
    (folder) => `[[redirects]]
  from = "/${folder}/*"
  to = "/404"
  status = 404
`,
  );
  // Netlify serves `agent.html` at `/agent` without a rule.
  const frames = prefixes.flatMap((prefix) => {
    const own = routes.filter((route) => !documents.includes(route));
    return [...(prefix === "" ? [] : ["/"]), ...own].map((route) => prefix + route);
  });
  const pages = frames.map(
    (route) => `[[redirects]]
  from = "${route}"
  to = "/shell.html"
  status = 200
`,
  );
  const text = `# ${id}. ${COPY} && netlify deploy --prod
# Netlify reads the bundle's _redirects before this file, and its fallback would answer every call with the page.
# Netlify proxies no WebSockets: set "api.socket" in brand.json to the origin of your server.
[build]
  publish = "site"

${proxies.join("\n")}
# A missing hashed file is a 404, never the page.
${missing.join("\n")}
${pages.join("\n")}
# No page of the site: its own page for that, with 404.
[[redirects]]
  from = "/*"
  to = "/404.html"
  status = 404
`;
  return new Map([["netlify.toml", text]]);
}

export function cloudflareFiles({
  id,
  backend,
  domains,
  routes,
}: SiteFacts): ReadonlyMap<string, string> {
  const config = {
    name: id,
    main: "worker.js",
    compatibility_date: "2026-11-01",
    routes: domains.map((pattern) => ({ pattern, custom_domain: true })),
    assets: {
      directory: "./site",
      binding: "ASSETS",
      not_found_handling: "none",
      run_worker_first: true,
    },
    vars: { BACKEND: backend },
  };
  const worker = `// ${id}. ${COPY} && npx wrangler deploy
// Cloudflare refuses the fallback in the bundle's _redirects; wrangler.json has its own.
// Cloudflare serves agent.html at /agent without a rule; pages without a document get shell.html.
// Passes calls and WebSockets to the server; a missing file is a 404, never the page; an address that is no page of
// the site is answered by its own page for that, with 404. No error is cached.
const SERVER = ${JSON.stringify(BACKEND_PREFIXES)};
const PAGE = new RegExp(${JSON.stringify(pagePattern(routes))}, "i");
const FILE = new RegExp(${JSON.stringify(FILE_PATTERN)});

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (SERVER.some((prefix) => url.pathname.startsWith(prefix)))
      return fetch(new Request(env.BACKEND + url.pathname + url.search, request));
    const answer = await env.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const isPage = PAGE.test(url.pathname);
    if (!isPage && FILE.test(url.pathname))
      return new Response("not found", { status: 404, headers: { "Cache-Control": "no-store" } });
    const file = new URL(isPage ? "/shell" : "/404", url);
    const page = await env.ASSETS.fetch(new Request(file, request));
    if (isPage || page.status !== 200) return page;
    const headers = new Headers(page.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(page.body, { status: 404, headers });
  },
};
`;
  return new Map([
    ["wrangler.json", `${JSON.stringify(config, null, 2)}\n`],
    ["worker.js", worker],
  ]);
}
