// A preview of built sites, for the scripts that measure them in a browser.
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export interface SitePreview {
  readonly brands: readonly { readonly id: string; readonly url: string }[];
}

/** Serves the bundles of `out` on a free port until `use` or the script ends, in whatever way. */
export async function withPreview(
  root: string,
  out: string,
  use: (preview: SitePreview) => Promise<void>,
): Promise<void> {
  const main = path.join(root, "cli", "main.ts");
  const child = spawn(process.execPath, [main, "preview", "--port", "0", "--json", "--out", out], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => child.kill("SIGINT");
  process.once("exit", stop);
  try {
    await use(await startedPreview(child));
  } finally {
    stop();
  }
}

function startedPreview(child: ChildProcess): Promise<SitePreview> {
  let printed = "";
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`brand preview ended with ${code}`)));
    child.stdout?.on("data", (data: Buffer) => {
      printed += data.toString();
      if (printed.trimEnd().endsWith("}")) resolve(JSON.parse(printed) as SitePreview);
    });
  });
}

/** Address of a brand's site. Ends the script when the brand is not built. */
export function originOf({ brands }: SitePreview, brand: string): string {
  const found = brands.find(({ id }) => id === brand);
  if (found) return found.url.replace(/\/$/, "");
  console.error(`${brand} is not built: run "npm run brand -- build ${brand}".`);
  return process.exit(1);
}
