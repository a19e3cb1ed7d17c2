// `npm run bench:releases`: what a player who knows the release before has to load again. Commits of this repository
// are taken out of today's sources one at a time, then one line is added to one file at a time; after each, a brand
// is built and its scripts, styles and page are compared with today's.
import { execFileSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { measure } from "./bench-process.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";

const USAGE = "npm run bench:releases -- [--brand aurora] [--count 10] [--commits sha,sha]";
/** What a commit is taken out of: the rest is not in a bundle. */
const SUBJECTS = ["src", "contract", "tokens", "panda.config.ts"];
const LINE = `performance.mark("release");\n`;
const LINES = [
  "src/boot.tsx",
  "src/ui/buttons/button.tsx",
  "src/domain/bets/leg-words.ts",
  "src/features/sport/sport-page.tsx",
  "src/features/sport/markets/list/date-strip.tsx",
  "src/features/deposit/summary.tsx",
  "src/features/vip/level-hero.tsx",
  "src/features/home/sections/winners-section.tsx",
];

interface File {
  readonly sha256: string;
  readonly bytes: number;
  readonly brotli: number;
}
type Bundle = ReadonlyMap<string, File>;

const { values } = scriptOptions(USAGE, {
  brand: { type: "string", default: "aurora" },
  count: { type: "string", default: "10" },
  commits: { type: "string" },
});
const root = path.resolve(import.meta.dirname, "..");
const count = wholeNumber(USAGE, "count", values.count);

// Inside the repository, so that the packages resolve.
await mkdir(path.join(root, ".livery"), { recursive: true });
const folder = await mkdtemp(path.join(root, ".livery", "releases-"));
try {
  await copy(
    new Set(
      git(["ls-files"])
        .trim()
        .split("\n")
        .map((file) => file.split("/")[0] ?? file),
    ),
  );
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const today = await build();
  console.log(`${values.brand} today: ${sum(today)}\n`);
  for (const commit of values.commits?.split(",") ?? (await removable())) {
    takeOut(commit, []);
    console.log(compared(today, await build(), subject(commit)));
    await copy(SUBJECTS);
  }
  for (const file of LINES) {
    await appendFile(path.join(folder, file), LINE);
    console.log(compared(today, await build(), `one line in ${file}`));
    await copy(SUBJECTS);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function copy(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    await rm(path.join(folder, name), { recursive: true, force: true });
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
}

async function build(): Promise<Bundle> {
  const { brand } = values;
  await measure([path.join(folder, "cli", "brand.js"), "build", brand], folder);
  const dir = path.join(folder, "dist", brand);
  const { outputs } = JSON.parse(await readFile(path.join(dir, "build.json"), "utf8")) as {
    readonly outputs: Readonly<Record<string, Omit<File, "brotli">>>;
  };
  const files = Object.entries(outputs).filter(([name]) => /\.(?:js|css|html)$/.test(name));
  const sized = files.map(async ([name, file]) => {
    const { size } = await stat(path.join(dir, `${name}.br`)).catch(() => ({ size: file.bytes }));
    return [name, { ...file, brotli: size }] as const;
  });
  return new Map(await Promise.all(sized));
}

/** The latest commits of code that today's sources can do without. */
async function removable(): Promise<string[]> {
  const found: string[] = [];
  const all = git(["log", "--no-merges", "--format=%h", "-n200", "--", "src/*.ts", "src/*.tsx"]);
  for (const commit of all.split("\n").filter(Boolean)) {
    if (found.length < count && isRemovable(commit)) found.push(commit);
  }
  return found;
}

function isRemovable(commit: string): boolean {
  try {
    takeOut(commit, ["--check"]);
    return true;
  } catch {
    return false;
  }
}

function takeOut(commit: string, options: readonly string[]): void {
  const patch = git(["diff", "--binary", `${commit}^`, commit, "--", ...SUBJECTS]);
  const directory = path.relative(root, folder);
  execFileSync("git", ["apply", "--reverse", `--directory=${directory}`, ...options, "-"], {
    cwd: root,
    input: patch,
    stdio: ["pipe", "ignore", "ignore"],
  });
}

function compared(before: Bundle, after: Bundle, name: string): string {
  const changed = [...after].filter(([file, { sha256 }]) => before.get(file)?.sha256 !== sha256);
  const share = (of: keyof Omit<File, "sha256">) =>
    `${((100 * total(new Map(changed), of)) / total(after, of)).toFixed(1)} %`;
  return `${sum(new Map(changed))}, ${share("bytes")} (${share("brotli")})  ${name}`;
}

function sum(files: Bundle): string {
  const kilobytes = (of: "bytes" | "brotli") => `${(total(files, of) / 1000).toFixed(1)} kB`;
  return `${files.size} files, ${kilobytes("bytes")} (br ${kilobytes("brotli")})`;
}

function total(files: Bundle, of: "bytes" | "brotli"): number {
  return [...files.values()].reduce((all, file) => all + file[of], 0);
}

function subject(commit: string): string {
  return git(["log", "-1", "--format=%h %s", commit]).trim().slice(0, 90);
}

function git(args: readonly string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
}
