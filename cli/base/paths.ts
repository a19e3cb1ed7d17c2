import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the core's sources, the shared tokens and the content. */
export const PACKAGE_ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");

/** False in the npm package: Node strips no types inside `node_modules`, so the command is JavaScript there. */
export const FROM_SOURCES = import.meta.url.endsWith(".ts");

/** How a reader runs a command: npm does not start the program of the very package that it stands in. */
export function asTyped(command: string): string {
  const isHere = !path.relative(PACKAGE_ROOT, process.cwd()).startsWith("..");
  return FROM_SOURCES && isHere ? `npm run brand -- ${command}` : `npx brand ${command}`;
}

/** Every folder a command reads or writes, absolute. */
export interface Workspace {
  readonly packageRoot: string;
  readonly brandsDir: string;
  readonly outDir: string;
  /** Compiled cores and other cached files. */
  readonly storeDir: string;
  /** Of `brand gallery`, unless it is told another one. */
  readonly galleryDir: string;
  /** Approved pictures of `brand qa`. */
  readonly baselinesDir: string;
}

export function workspace(options: {
  readonly brands?: string | undefined;
  readonly out?: string | undefined;
  readonly cwd?: string;
}): Workspace {
  const cwd = options.cwd ?? process.cwd();
  return {
    packageRoot: PACKAGE_ROOT,
    brandsDir: path.resolve(cwd, options.brands ?? "brands"),
    outDir: path.resolve(cwd, options.out ?? "dist"),
    storeDir: path.resolve(cwd, ".livery"),
    galleryDir: path.resolve(cwd, "gallery"),
    baselinesDir: path.resolve(cwd, "baselines"),
  };
}
