import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { brandFolders } from "../brand/load-brands.ts";
import type { PreviewInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath, type Io } from "../io.ts";
import { createConverter } from "../locale/converter.ts";
import { readBuildTimes } from "../cache/build-times.ts";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";
import { workspace } from "../paths.ts";
import { type MountedSandbox, mountSandbox, siteOfReceipt } from "../serve/mount-sandbox.ts";
import { PREVIEW_PORT, startPreview, type Preview } from "../serve/preview-server.ts";
import { untilStopped } from "../serve/until-stopped.ts";
import { table } from "../table.ts";

/** `brand preview`: serves what is built until Ctrl-C. */
export async function run(input: PreviewInput, io: Io): Promise<number> {
  const { brandsDir, outDir, storeDir } = workspace(input);
  const receipts = await builtBrands(outDir);
  const port = input.port ?? PREVIEW_PORT;
  const stopped = untilStopped(); // before anybody is told that it runs
  const sandbox = await mountSandbox(receipts.map(siteOfReceipt), createConverter());
  const preview = await startPreview({
    outDir,
    ids: receipts.map((receipt) => receipt.brand.id),
    port,
    host: input.host ?? "127.0.0.1",
    sandbox,
  });
  if (preview.port !== port && port !== 0) io.note(`port ${port} is taken; using ${preview.port}`);
  const removed = await removedBrands(receipts, brandsDir);
  if (removed.length > 0) io.note(removedNote(removed, brandsDir));
  const described = `${await describe(receipts, preview, storeDir)}\n\n${accountList(sandbox)}`;
  io.result(described, {
    index: `http://localhost:${preview.port}`,
    brands: receipts.map((receipt) => ({
      id: receipt.brand.id,
      url: preview.origin(receipt.brand.id),
    })),
    removed,
  });
  await stopped;
  await preview.close();
  return 0;
}

async function builtBrands(outDir: string): Promise<Receipt[]> {
  const names = existsSync(outDir)
    ? (await readdir(outDir)).filter((name) => !name.startsWith(".")).toSorted()
    : [];
  const receipts = await Promise.all(names.map((name) => readReceipt(path.join(outDir, name))));
  const built = receipts.filter((receipt) => receipt !== null);
  if (built.length > 0) return built;
  throw new CliError("BUILD_NOTHING", {
    what: `${outDir} holds no built brand.`,
    where: { file: outDir },
    fix: "run `npx brand build`, or name another folder with --out.",
  });
}

/** Ids that are built and no brand's any more. Bundles without a folder of brands beside them say nothing of it. */
async function removedBrands(receipts: readonly Receipt[], brandsDir: string): Promise<string[]> {
  if (!existsSync(brandsDir)) return [];
  const ids = await brandFolders(brandsDir);
  return receipts.map(({ brand }) => brand.id).filter((id) => !ids.includes(id));
}

function removedNote(removed: readonly string[], brandsDir: string): string {
  return `${removed.join(", ")}: built, but not in ${displayPath(brandsDir)} any more; \`brand build --prune\` removes what is no brand's.`;
}

async function describe(
  receipts: readonly Receipt[],
  preview: Preview,
  storeDir: string,
): Promise<string> {
  const times = await readBuildTimes(storeDir);
  const rows = receipts.map(({ brand, firstLoad }) => {
    const milliseconds = times[brand.id];
    return [
      `${brand.id} ${brand.name["zh-CN"] ?? ""}`,
      brand.editions
        .map((edition) => (edition === brand.defaultEdition ? `*${edition}` : edition))
        .join(" "),
      brand.locales
        .map((locale) => (locale === brand.defaultLocale ? `*${locale}` : locale))
        .join(" "),
      `${(firstLoad / 1000).toFixed(0)} kB`,
      milliseconds === undefined ? "" : `${milliseconds.toFixed(0)} ms`,
      preview.origin(brand.id),
    ];
  });
  const head = ["brand", "edition", "locale", "first load", "build", "address"];
  return `${table([head, ...rows], [3, 4])}\n\nall brands: http://localhost:${preview.port}   (Ctrl-C stops)`;
}

function accountList({ accounts }: MountedSandbox): string {
  const rows = accounts.map(({ name, password, shows }) => [name, password, shows]);
  return `accounts of the sandbox, on every site:\n${table(rows, [])}`;
}
