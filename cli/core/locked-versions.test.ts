import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockedVersions } from "./locked-versions.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "locked-"));
});

afterEach(() => rm(root, { recursive: true }));

const lock = (packages: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ lockfileVersion: 3, packages });

it("lists what every machine installs for the core, by place and version", async () => {
  const packages = {
    "": { name: "livery", version: "1.0.0" },
    "node_modules/react": { version: "19.3.1", resolved: "https://registry.example/react.tgz" },
    "node_modules/a/node_modules/react": { version: "18.0.0" },
    "node_modules/vitest": { version: "5.1.1", dev: true },
    "node_modules/@rolldown/binding-linux-x64": { version: "1.0.0", optional: true },
    "node_modules/own": { link: true },
  };
  await writeFile(path.join(root, "package-lock.json"), lock(packages));
  expect(await lockedVersions(root)).toEqual([
    "node_modules/a/node_modules/react@18.0.0",
    "node_modules/react@19.3.1",
  ]);
});

it("reads the list of the installation the package is part of", async () => {
  const packageRoot = path.join(root, "node_modules", "livery");
  await mkdir(packageRoot, { recursive: true });
  await writeFile(
    path.join(root, "node_modules", ".package-lock.json"),
    lock({ "node_modules/react": { version: "19.3.1" } }),
  );
  expect(await lockedVersions(packageRoot)).toEqual(["node_modules/react@19.3.1"]);
});

it("has none where npm wrote none, or something else stands there", async () => {
  expect(await lockedVersions(root)).toEqual([]);
  await writeFile(path.join(root, "package-lock.json"), "<<<<<<< ours");
  expect(await lockedVersions(root)).toEqual([]);
});
