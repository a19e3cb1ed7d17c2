// Netlify and Cloudflare serve `_headers` as it is; they need the proxy and the fallback.
import { BACKEND_PREFIXES, type SiteFacts } from "./site-facts.ts";

const COPY = "cp -rL <bundle> site && rm site/_redirects site/build.json";

/** Netlify proxies no WebSockets: `api.socket` of the manifest has to name the server's own origin. */
export function netlifyFiles({ id, backend }: SiteFacts): ReadonlyMap<string, string> {
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
  const text = `# ${id}. ${COPY} && netlify deploy --prod
# Netlify reads the bundle's _redirects before this file, and its fallback would answer every call with the page.
# Netlify proxies no WebSockets: set "api.socket" in brand.json to the origin of your server.
[build]
  publish = "site"

${proxies.join("\n")}
# A missing hashed file is a 404, never the page.
${missing.join("\n")}
[[redirects]]
  from = "/*"
  to = "/index.html"
  status = 200
`;
  return new Map([["netlify.toml", text]]);
}

export function cloudflareFiles({ id, backend, domains }: SiteFacts): ReadonlyMap<string, string> {
  const paths = BACKEND_PREFIXES.map((prefix) => `${prefix}*`);
  const config = {
    name: id,
    main: "worker.js",
    compatibility_date: "2026-11-01",
    routes: domains.map((pattern) => ({ pattern, custom_domain: true })),
    assets: {
      directory: "./site",
      binding: "ASSETS",
      not_found_handling: "single-page-application",
      run_worker_first: [...paths, "/core/*", "/assets/*", "/icons/*"],
    },
    vars: { BACKEND: backend },
  };
  const worker = `// ${id}. ${COPY} && npx wrangler deploy
// Cloudflare refuses the fallback in the bundle's _redirects; wrangler.json has its own.
// Passes calls and WebSockets to the server; a missing hashed file is a 404, never the page.
const SERVER = ${JSON.stringify(BACKEND_PREFIXES)};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (SERVER.some((prefix) => url.pathname.startsWith(prefix)))
      return fetch(new Request(env.BACKEND + url.pathname + url.search, request));
    const answer = await env.ASSETS.fetch(request);
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    return isPage ? new Response("not found", { status: 404 }) : answer;
  },
};
`;
  return new Map([
    ["wrangler.json", `${JSON.stringify(config, null, 2)}\n`],
    ["worker.js", worker],
  ]);
}
