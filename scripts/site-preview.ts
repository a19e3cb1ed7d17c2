// What the scripts that look at built sites share: the browser that is there, and a preview of the bundles.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** As scripts/set-up-browser.ts has found it; undefined for Playwright's own. */
export function browserPath(): string | undefined {
  try {
    const found = JSON.parse(readFileSync(".livery/browser.json", "utf8")) as {
      executablePath: string;
    };
    return found.executablePath || undefined;
  } catch {
    return process.env["CHROME_PATH"];
  }
}

export interface StartedPreview {
  readonly child: ChildProcess;
  readonly brands: readonly { readonly id: string; readonly url: string }[];
}

/** On a port of its own; `child` ends at SIGINT. @param out folder of the bundles */
export async function startPreview(root: string, out: string): Promise<StartedPreview> {
  const main = path.join(root, "cli", "main.ts");
  const child = spawn(process.execPath, [main, "preview", "--port", "0", "--json", "--out", out], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const brands = await new Promise<StartedPreview["brands"]>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`brand preview ended with ${code}`)));
    child.stdout.on("data", (data: Buffer) => {
      printed += data.toString();
      if (printed.trimEnd().endsWith("}"))
        resolve((JSON.parse(printed) as { brands: StartedPreview["brands"] }).brands);
    });
  });
  return { child, brands };
}

/** Address of a brand's site. @throws Error when the preview does not serve it */
export function originOf({ brands }: StartedPreview, brand: string): string {
  const found = brands.find(({ id }) => id === brand);
  if (found === undefined) throw new Error(`${brand} is not built`);
  return found.url.replace(/\/$/, "");
}
