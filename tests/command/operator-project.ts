// An operator's repository, whose dependency is this package as it is published.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT, type RunOptions } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const run = promisify(execFile);

/** Must not appear in a bundle, because a build from sources has other values. */
const FOREIGN = {
  TZ: "Asia/Taipei",
  LANG: "zh_TW.UTF-8",
  LC_ALL: "zh_TW.UTF-8",
  NODE_ENV: "development",
} as const;

export interface OperatorFolders {
  readonly dir: string;
  readonly project: string;
  readonly installed: string;
  /** Where a program could leave files by accident: home, caches, temporary files. */
  readonly elsewhere: string;
  /** The unpacked package of `npm create livery`. */
  readonly starter: string;
}

export async function operatorFolders(): Promise<OperatorFolders & { operator: RunOptions }> {
  const dir = await tempFolder();
  const project = path.join(dir, "project");
  const elsewhere = path.join(dir, "elsewhere");
  const operator: RunOptions = {
    cwd: project,
    main: path.join(project, "node_modules", ".bin", "brand"),
    umask: "077",
    env: {
      ...FOREIGN,
      HOME: elsewhere,
      XDG_CACHE_HOME: elsewhere,
      TMPDIR: elsewhere,
      TMP: elsewhere,
    },
  };
  const installed = path.join(project, "node_modules", "livery");
  return { dir, project, installed, elsewhere, starter: path.join(dir, "starter"), operator };
}

export async function installPackage(folders: OperatorFolders): Promise<void> {
  const { dir, project, elsewhere, starter } = folders;
  await Promise.all([mkdir(project), mkdir(elsewhere)]);
  await npm("run", "prepack");
  await npm("pack", ".", "./create-livery", "--ignore-scripts", "--pack-destination", dir);
  const tarballs = (await readdir(dir)).filter((name) => name.endsWith(".tgz")).toSorted();
  const [created = "", livery = ""] = tarballs.map((name) => path.join(dir, name));
  await install(livery, folders);
  await unpack(created, starter);
}

const npm = (...args: readonly string[]) =>
  run("npm", [...args, "--loglevel=error"], { cwd: ROOT });

/**
 * As npm does it, but the packages are links to this repository's, which saves unpacking 500 of them. What the package
 * does not name as a dependency is missing here too.
 */
async function install(tarball: string, { project, installed }: OperatorFolders): Promise<void> {
  await unpack(tarball, installed);
  const { bin, dependencies } = JSON.parse(
    await readFile(path.join(installed, "package.json"), "utf8"),
  ) as { bin: { brand: string }; dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies))
    await link(path.join(ROOT, "node_modules", name), path.join(project, "node_modules", name));
  const program = path.join(installed, bin.brand);
  await link(program, path.join(project, "node_modules", ".bin", "brand"));
}

async function unpack(tarball: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
}

async function link(target: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place);
}

/** Sorted posix paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .toSorted();
}

export async function digestOf(folder: string): Promise<string> {
  const digest = createHash("sha256");
  for (const file of await filesBelow(folder))
    digest.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return digest.digest("hex");
}
