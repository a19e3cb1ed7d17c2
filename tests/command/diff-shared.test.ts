// `brand diff` where package and brands are one repository: shared data is read from the revision, too.
import { execFileSync } from "node:child_process";
import { cp, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { git, type Diff, type Tree } from "./diff-result.ts";
import { ROOT } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

const own = await tempFolder();

beforeAll(async () => {
  for (const name of ["cli", "contract", "tokens", "content", "src/locales", "package.json"])
    await cp(path.join(ROOT, name), path.join(own, name), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(own, "node_modules"));
  await copyBrands(own, ["aurora", "jade", "titan"]);
  await writeFile(path.join(own, ".gitignore"), "node_modules\n");
  git(own, "init", "-q");
  git(own, "add", "-A");
  git(own, "commit", "-q", "-m", "all");
});

test("shared tokens, texts and content are read from the revision: a change affects every brand", async () => {
  await editJson<Tree>(path.join(own, "tokens", "edition", "classic.json"), (tokens) => {
    tokens["color"] = { ...tokens["color"], "border-control": { $value: "#6a6a70" } };
  });
  await editJson<{ card: Record<string, string> }>(
    path.join(own, "src", "locales", "zh-CN", "home.json"),
    (texts) => (texts.card["failed"] = "网络不通"),
  );
  await writeFile(path.join(own, "content", "artwork", "scene", "new.svg"), "<svg/>");
  const main = path.join(own, "cli", "main.ts");
  const printed = execFileSync(process.execPath, [main, "diff", "HEAD", "--json"], {
    cwd: own,
    encoding: "utf8",
  });
  const found = JSON.parse(printed) as Diff;
  expect(found.shared).toEqual(["tokens", "content", "texts"]);
  const changes = found.groups.flatMap(({ kind, brands: touched, changes: names }) =>
    names.map(({ name }) => [kind, name, touched.length]),
  );
  expect(changes).toContainEqual(["token", "color.border-control", 3]);
  expect(changes).toContainEqual(["text", "home:card.failed", 3]);
  expect(changes).toContainEqual(["content", "content/artwork/scene/new.svg", 3]);
  expect(found.problems).toEqual([]);
});
