import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { HostingInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { HOSTS, hostingFiles, type Host } from "../hosting/hosting-files.ts";
import { siteFacts } from "../hosting/site-facts.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";

/** `brand hosting <id>`: writes the configuration of a host for a built site. */
export async function run(input: HostingInput, io: Io): Promise<number> {
  const host = hostOf(input);
  const places = workspace(input);
  const { manifest } = requireBrand(await loadFleet(places), input.id);
  const files = hostingFiles(host, siteFacts(manifest, places.outDir, backendOf(input.backend)));
  const dir = path.resolve(input.dir ?? path.join("hosting", manifest.id, host));
  for (const [name, text] of files) writeWhole(path.join(dir, name), text);
  const names = [...files.keys()].map((name) => displayPath(path.join(dir, name)));
  io.result(`written: ${names.join(", ")}`, { brand: manifest.id, host, files: names });
  return 0;
}

function hostOf(input: HostingInput): Host {
  const [host, other] = HOSTS.filter((one) => input[one]);
  if (host !== undefined && other === undefined) return host;
  throw new CliError("CONFIG_USAGE", {
    what:
      host === undefined ? "The host is missing." : `--${host} and --${other ?? ""} are two hosts.`,
    fix: `write one of ${HOSTS.map((one) => `--${one}`).join(", ")}.`,
  });
}

function backendOf(given: string): string {
  if (URL.canParse(given)) {
    const { origin, protocol } = new URL(given);
    if (/^https?:$/.test(protocol) && given.replace(/\/$/, "") === origin) return origin;
  }
  throw new CliError("CONFIG_USAGE", {
    what: `"${given}" is not the origin of a server.`,
    fix: "write --backend https://server.example, without a path.",
  });
}
