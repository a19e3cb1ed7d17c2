import { nginxSite } from "./nginx.ts";
import type { SiteFacts } from "./site-facts.ts";

/** An image of nginx with the site in it; build it in the folder that holds these files and the bundle as `site/`. */
export function dockerFiles(site: SiteFacts): ReadonlyMap<string, string> {
  const root = "/srv/site";
  return new Map([
    [
      "Dockerfile",
      `# cp -rL <bundle of ${site.id}> site && docker build -t ${site.id} .
FROM nginx:1-alpine
RUN rm /etc/nginx/conf.d/default.conf
COPY site.conf /etc/nginx/conf.d/site.conf
COPY site ${root}
EXPOSE 8080
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1:8080/robots.txt || exit 1
`,
    ],
    ["site.conf", nginxSite(site, { root, listen: "8080 default_server" })],
    [".dockerignore", "**/*.tmp\nsite/_headers\nsite/_redirects\n"],
  ]);
}
