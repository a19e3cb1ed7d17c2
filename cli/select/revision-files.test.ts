import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { extractRevision } from "./revision-files.ts";

const dir = realpathSync(mkdtempSync(path.join(tmpdir(), "livery-revision-")));
const root = path.join(dir, "repo");
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function git(args: readonly string[], input?: string | Buffer): string {
  const names = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...names, ...args], { cwd: root, input, encoding: "utf8" }).trim();
}

beforeAll(() => {
  mkdirSync(path.join(root, "fleet", "brands", "jade"), { recursive: true });
  git(["init", "-q"]);
  writeFileSync(path.join(root, "fleet", "brands", "jade", "品牌 1.json"), "{}\n");
  writeFileSync(path.join(root, "fleet", "brands", "empty.json"), "");
  writeFileSync(path.join(root, "fleet", "brands", "big.bin"), Buffer.alloc(5 * 1024 * 1024));
  writeFileSync(path.join(root, "fleet", "brands-other.json"), "outside");
  symlinkSync("/etc/hostname", path.join(root, "fleet", "brands", "link"));
  git(["add", "-A"]);
  git(["commit", "-qm", "first"]);
  rmSync(path.join(root, "fleet"), { recursive: true });
});

test("writes the committed files, also of a deleted folder, and leaves the work tree unchanged", async () => {
  const to = path.join(dir, "one");
  const from = path.join(root, "fleet", "brands");
  expect(await extractRevision(root, "HEAD", [{ from, to }])).toEqual([true]);
  expect(readFileSync(path.join(to, "jade", "品牌 1.json"), "utf8")).toBe("{}\n");
  expect(readFileSync(path.join(to, "empty.json"), "utf8")).toBe("");
  expect(lstatSync(path.join(to, "link")).isSymbolicLink()).toBe(true);
  expect(existsSync(path.join(root, "fleet"))).toBe(false);
});

test("writes a too large file with its size but without its content", async () => {
  const to = path.join(dir, "two");
  await extractRevision(root, "HEAD", [{ from: path.join(root, "fleet"), to }]);
  expect(statSync(path.join(to, "brands", "big.bin")).size).toBe(5 * 1024 * 1024);
});

test("writes nothing for a folder that is missing in the commit or outside the repository", async () => {
  const to = path.join(dir, "three");
  const folders = [path.join(root, "tokens"), path.join(dir, "elsewhere")];
  expect(
    await extractRevision(
      root,
      "HEAD",
      folders.map((from) => ({ from, to })),
    ),
  ).toEqual([false, false]);
  expect(existsSync(to)).toBe(false);
});

test("writes nothing outside the target for a name with .. or a link with the name of a folder", async () => {
  const blob = git(["hash-object", "-w", "--stdin"], "evil");
  const target = git(["hash-object", "-w", "--stdin"], dir);
  const entry = (mode: string, name: string, id: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
  const tree = (...entries: readonly Buffer[]) =>
    git(["hash-object", "-w", "-t", "tree", "--literally", "--stdin"], Buffer.concat(entries));
  const file = tree(entry("100644", "planted", blob));
  const commit = git([
    "commit-tree",
    "-m",
    "hostile",
    tree(entry("40000", "..", file), entry("120000", "sub", target), entry("40000", "sub", file)),
  ]);
  const to = path.join(dir, "four", "inner");
  await extractRevision(root, commit, [{ from: root, to }]);
  expect(readFileSync(path.join(to, "sub", "planted"), "utf8")).toBe("evil");
  expect(existsSync(path.join(dir, "four", "planted"))).toBe(false);
  expect(existsSync(path.join(dir, "planted"))).toBe(false);
});
