// A preview of built sites, for the scripts that measure them in a browser.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface SitePreview {
  readonly brands: readonly { readonly id: string; readonly url: string }[];
  /** Takes the server away. */
  readonly stop: () => Promise<void>;
  /** Brings it back, at the same addresses. */
  readonly start: () => Promise<void>;
}

/** Serves the bundles of `out` on a free port until `use` or the script ends, in whatever way. */
export async function withPreview(
  root: string,
  out: string,
  use: (preview: SitePreview) => Promise<void>,
): Promise<void> {
  const launch = (port: string) =>
    spawn(
      process.execPath,
      [path.join(root, "cli", "main.ts"), "preview", "--port", port, "--json", "--out", out],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
  let child = launch("0");
  const end = () => child.kill("SIGINT");
  process.once("exit", end);
  try {
    const { brands } = await startedPreview(child);
    const [{ url } = { url: "" }] = brands;
    await use({
      brands,
      async stop() {
        const closed = once(child, "close");
        end();
        await closed;
      },
      async start() {
        child = launch(new URL(url).port);
        await startedPreview(child);
      },
    });
  } finally {
    end();
  }
}

function startedPreview(child: ChildProcess): Promise<Pick<SitePreview, "brands">> {
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
export function originOf({ brands }: Pick<SitePreview, "brands">, brand: string): string {
  const found = brands.find(({ id }) => id === brand);
  if (found) return found.url.replace(/\/$/, "");
  console.error(`${brand} is not built: run "npm run brand -- build ${brand}".`);
  return process.exit(1);
}
