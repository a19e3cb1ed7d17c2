import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import { requireIdentity } from "../brand/select-brands.ts";
import type { BrandInput } from "../command-input.ts";
import { originOf } from "../errors/server-origin.ts";
import { oneFlag } from "../errors/one-flag.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { tellWrite } from "../files/tell-write.ts";
import { HOSTS, hostingFiles } from "../hosting/hosting-files.ts";
import { siteFacts } from "../hosting/site-facts.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";

interface HostingInput extends BrandInput {
  readonly nginx: boolean;
  readonly caddy: boolean;
  readonly netlify: boolean;
  readonly cloudflare: boolean;
  readonly docker: boolean;
  readonly s3: boolean;
  readonly backend: string;
  readonly dir?: string;
}

/** `brand hosting <id>`: writes the configuration of a host for a built site. */
export async function run(input: HostingInput, io: Io): Promise<number> {
  const host = oneFlag(input, HOSTS, "host");
  const places = workspace(input);
  const { manifest } = requireIdentity(await loadFleet(places), input.id);
  const files = hostingFiles(
    host,
    await siteFacts(manifest, places.outDir, originOf(input.backend, "--backend")),
  );
  const dir = path.resolve(input.dir ?? path.join("hosting", manifest.id, host));
  const failure = {
    code: "CONFIG_OUTPUT_WRITE",
    what: (reason: string) => `The configuration of the host cannot be written (${reason}).`,
    fix: "make sure that the folder can be written and has space, or name another one with --dir.",
  } as const;
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    tellWrite({ ...failure, file }, () => writeWhole(file, text));
  }
  const names = [...files.keys()].map((name) => displayPath(path.join(dir, name)));
  io.result(`written: ${names.join(", ")}`, { brand: manifest.id, host, files: names });
  return 0;
}
