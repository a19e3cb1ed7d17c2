import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, neededText, text } from "../command/option.ts";
import { BRAND, OUT } from "../command/shared-options.ts";
import { oneFlag } from "../errors/one-flag.ts";
import { originOf } from "../errors/server-origin.ts";

/** `brand hosting <id>`: writes the configuration of a host for a built site. */
export const hostingCommand = defineCommand({
  name: "hosting",
  summary: "writes the configuration of a host for a built site",
  about:
    "writes a complete configuration for nginx, Caddy, Netlify, Cloudflare, Docker or S3 with CloudFront ([docs/hosting.md](docs/hosting.md))",
  arguments: { ...BRAND },
  options: {
    ...OUT,
    nginx: flag("a server block of nginx"),
    caddy: flag("a Caddyfile"),
    netlify: flag("netlify.toml"),
    cloudflare: flag("a Worker of Cloudflare with the site as its assets"),
    docker: flag("a Dockerfile of nginx with the site in it"),
    s3: flag("a template of CloudFormation for S3 and CloudFront, and the upload"),
    backend: neededText("<origin>", "origin of your server, such as http://127.0.0.1:8080"),
    dir: text("<dir>", "folder to write to (default: ./hosting/<id>/<host>)"),
  },
  json: { brand: "id", host: "such as `nginx`", files: "written files" },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireIdentity } = await import("../brand/select-brands.ts");
    const { writeWhole } = await import("../files/atomic-write.ts");
    const { outputFailure, tellWrite } = await import("../files/tell-write.ts");
    const { HOSTS, hostingFiles } = await import("../hosting/hosting-files.ts");
    const { siteFacts } = await import("../hosting/site-facts.ts");
    const host = oneFlag(input, HOSTS, "host");
    const places = workspace(input);
    const { manifest } = requireIdentity(await loadFleet(places), input.id);
    const files = hostingFiles(
      host,
      await siteFacts(manifest, places.outDir, originOf(input.backend, "--backend")),
    );
    const dir = path.resolve(input.dir ?? path.join("hosting", manifest.id, host));
    const failure = outputFailure("The configuration of the host");
    for (const [name, content] of files) {
      const file = path.join(dir, name);
      tellWrite({ ...failure, file }, () => writeWhole(file, content));
    }
    const names = [...files.keys()].map((name) => displayPath(path.join(dir, name)));
    io.result(`written: ${names.join(", ")}`, { brand: manifest.id, host, files: names });
    return 0;
  },
});
