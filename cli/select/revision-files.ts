// Writes folders of a commit to other folders, without changing the work tree or index. The commit is not
// trusted: names stay inside the target, and links are created last, so that no file is written through one.
import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runGit } from "./run-git.ts";

export interface RevisionFolder {
  /** Absolute file or folder of the work tree, links resolved; it may no longer exist. */
  readonly from: string;
  readonly to: string;
}

/** Every reader refuses larger files: only their size is written. */
const MAX_BYTES = 4 * 1024 * 1024;
const BATCH_BYTES = 32 * 1024 * 1024;

/** @param root of the work tree, links resolved. @returns for each folder whether the commit has files in it */
export async function extractRevision(
  root: string,
  commit: string,
  folders: readonly RevisionFolder[],
): Promise<boolean[]> {
  const listed = await Promise.all(folders.map((folder) => listFolder(root, commit, folder)));
  const entries = listed.flat();
  for (const { to } of entries) mkdirSync(path.dirname(to), { recursive: true });
  const links = entries.filter(({ link }) => link);
  for (const batch of [...batches(entries.filter(({ link }) => !link)), links]) {
    const contents = await readBlobs(root, batch);
    for (const entry of batch) writeEntry(entry, contents.get(entry.id));
  }
  return listed.map((files) => files.length > 0);
}

interface Entry {
  readonly id: string;
  readonly bytes: number;
  readonly link: boolean;
  readonly to: string;
}

/** `100644 blob <id> <bytes>\t<name>`; a submodule is a commit, not a blob. */
const LINE = /^(?<mode>\d+) blob (?<id>[0-9a-f]+) +(?<bytes>\d+)\t(?<name>.+)$/s;

async function listFolder(
  root: string,
  commit: string,
  { from, to }: RevisionFolder,
): Promise<Entry[]> {
  const inside = path.relative(root, from).split(path.sep).join("/");
  if (inside.startsWith("..") || path.isAbsolute(inside)) return [];
  const only = inside === "" ? [] : ["--", inside];
  const args = ["ls-tree", "-r", "-l", "-z", "--full-tree", commit, ...only];
  const printed = (await runGit(args, { cwd: root })).toString("utf8");
  return printed.split("\0").flatMap((line) => {
    const { mode, id, bytes, name } = LINE.exec(line)?.groups ?? {};
    if (mode === undefined || id === undefined || name === undefined) return [];
    const below = name.slice(inside === "" ? 0 : inside.length + 1);
    if (below.split("/").some((part) => part === ".." || part === ".git")) return [];
    const target = below === "" ? to : path.join(to, below);
    return [{ id, bytes: Number(bytes), link: mode === "120000", to: target }];
  });
}

function batches(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  let bytes = BATCH_BYTES;
  for (const entry of entries) {
    if (bytes >= BATCH_BYTES) {
      found.push([]);
      bytes = 0;
    }
    found.at(-1)?.push(entry);
    bytes += Math.min(entry.bytes, MAX_BYTES);
  }
  return found;
}

function writeEntry({ link, to, bytes }: Entry, content: Buffer | undefined): void {
  if (link) {
    // A hand-made tree may contain a folder and a link with the same name.
    if (!existsSync(to)) symlinkSync(content?.toString("utf8") ?? "", to);
    return;
  }
  writeFileSync(to, content ?? "");
  if (content === undefined) truncateSync(to, bytes);
}

/** git prints `<id> blob <bytes>\n<content>\n` for each id, in the order of the input. */
async function readBlobs(root: string, entries: readonly Entry[]): Promise<Map<string, Buffer>> {
  const ids = new Set(entries.filter(({ bytes }) => bytes <= MAX_BYTES).map(({ id }) => id));
  const contents = new Map<string, Buffer>();
  if (ids.size === 0) return contents;
  const printed = await runGit(["cat-file", "--batch"], {
    cwd: root,
    input: `${[...ids].join("\n")}\n`,
  });
  let at = 0;
  while (at < printed.length) {
    const end = printed.indexOf("\n", at);
    const [id = "", , bytes = "0"] = printed.toString("latin1", at, end).split(" ");
    contents.set(id, printed.subarray(end + 1, end + 1 + Number(bytes)));
    at = end + 1 + Number(bytes) + 1;
  }
  return contents;
}
