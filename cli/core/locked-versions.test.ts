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

it("reads of the installation it is part of what the package needs, and nothing else", async () => {
  const packageRoot = path.join(root, "node_modules", "livery", "lib");
  await mkdir(packageRoot, { recursive: true });
  const packages = {
    "node_modules/livery": {
      version: "1.0.0",
      dev: true,
      dependencies: { vite: "8", react: "19" },
    },
    "node_modules/livery/node_modules/react": { version: "19.3.1", dev: true },
    "node_modules/react": { version: "18.0.0" },
    "node_modules/vite": { version: "8.3.8", dev: true, dependencies: { "@a/rolldown": "1" } },
    "node_modules/@a/rolldown": { version: "1.4.0", dev: true, dependencies: { vite: "8" } },
    "node_modules/eslint": { version: "10.0.0", dev: true },
  };
  await writeFile(path.join(root, "node_modules", ".package-lock.json"), lock(packages));
  expect(await lockedVersions(packageRoot)).toEqual([
    "node_modules/@a/rolldown@1.4.0",
    "node_modules/livery/node_modules/react@19.3.1",
    "node_modules/vite@8.3.8",
  ]);
});

it("has none where npm wrote none, or something else stands there", async () => {
  expect(await lockedVersions(root)).toEqual([]);
  await writeFile(path.join(root, "package-lock.json"), "<<<<<<< ours");
  expect(await lockedVersions(root)).toEqual([]);
});
