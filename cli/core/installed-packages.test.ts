import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { digestSources } from "../files/digest.ts";
import { installedSources } from "./installed-packages.ts";

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "installed-")));
});

afterEach(() => rm(root, { recursive: true }));

/** @param needs names of dependencies */
async function install(place: string, version: string, needs: readonly string[] = []) {
  const dir = path.join(root, place);
  await mkdir(dir, { recursive: true });
  const dependencies = Object.fromEntries(needs.map((name) => [name, "*"]));
  const manifest = { version, dependencies, optionalDependencies: { binding: "*" } };
  await writeFile(path.join(dir, "package.json"), JSON.stringify(manifest));
  return dir;
}

async function link(place: string, target: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, place)), { recursive: true });
  await symlink(path.join(root, target), path.join(root, place));
}

const installedVersions = (dir: string) => installedSources(dir).map(({ name }) => name);

describe("the installed libraries of a package", () => {
  it("are read from the folders of npm: nested first, then beside it, without unneeded packages", async () => {
    const livery = await install("node_modules/livery", "1.0.0", ["vite", "react"]);
    await install("node_modules/livery/node_modules/react", "19.3.1");
    await install("node_modules/react", "18.0.0");
    await install("node_modules/vite", "8.3.8", ["@a/rolldown"]);
    await install("node_modules/@a/rolldown", "1.4.0", ["vite"]);
    await install("node_modules/binding", "1.0.0");
    await install("node_modules/eslint", "10.0.0");
    expect(installedVersions(livery)).toEqual(["@a/rolldown@1.4.0", "react@19.3.1", "vite@8.3.8"]);
  });

  it("are read through the links of pnpm, also for two versions of one package", async () => {
    const store = "node_modules/.pnpm";
    await install(`${store}/livery@1.0.0/node_modules/livery`, "1.0.0", ["a", "c"]);
    await install(`${store}/a@1.0.0/node_modules/a`, "1.0.0", ["c"]);
    await install(`${store}/c@1.0.0/node_modules/c`, "1.0.0");
    await install(`${store}/c@2.0.0/node_modules/c`, "2.0.0", ["a"]);
    await link(`${store}/livery@1.0.0/node_modules/a`, `${store}/a@1.0.0/node_modules/a`);
    await link(`${store}/livery@1.0.0/node_modules/c`, `${store}/c@2.0.0/node_modules/c`);
    await link(`${store}/a@1.0.0/node_modules/c`, `${store}/c@1.0.0/node_modules/c`);
    await link(`${store}/c@2.0.0/node_modules/a`, `${store}/a@1.0.0/node_modules/a`);
    await link("node_modules/livery", `${store}/livery@1.0.0/node_modules/livery`);
    const list = ["a@1.0.0", "c@1.0.0", "c@2.0.0"];
    expect(installedVersions(path.join(root, "node_modules/livery"))).toEqual(list);
  });

  it("change with the version of an indirect dependency", async () => {
    const livery = await install("livery", "1.0.0", ["a"]);
    await install("livery/node_modules/a", "1.0.0", ["b"]);
    await install("livery/node_modules/b", "1.0.0");
    const before = installedVersions(livery);
    await install("livery/node_modules/b", "1.0.1");
    expect([before, installedVersions(livery)]).toEqual([
      ["a@1.0.0", "b@1.0.0"],
      ["a@1.0.0", "b@1.0.1"],
    ]);
  });
});

it("lists packages that a library works beside, unless it can do without", async () => {
  const livery = await install("livery", "1.0.0", ["a"]);
  const dir = await install("livery/node_modules/a", "1.0.0");
  for (const name of ["beside", "optional"]) await install(`livery/node_modules/${name}`, "1.0.0");
  const manifest = {
    version: "1.0.0",
    peerDependencies: { beside: "*", optional: "*" },
    peerDependenciesMeta: { optional: { optional: true } },
  };
  await writeFile(path.join(dir, "package.json"), JSON.stringify(manifest));
  expect(installedVersions(livery)).toEqual(["a@1.0.0", "beside@1.0.0"]);
});

it("lists each copy of one version", async () => {
  const livery = await install("livery", "1.0.0", ["a", "b"]);
  for (const name of ["a", "b"]) {
    await install(`livery/node_modules/${name}`, "1.0.0", ["c"]);
    await install(`livery/node_modules/${name}/node_modules/c`, "1.0.0");
  }
  expect(installedVersions(livery)).toEqual(["a@1.0.0", "b@1.0.0", "c@1.0.0", "c@1.0.0"]);
});

describe("the digest of the libraries changes", () => {
  const changesWith = async (change: (dir: string) => Promise<unknown>, file = "index.js") => {
    const livery = await install("livery", "1.0.0", ["a"]);
    const dir = await install("livery/node_modules/a", "1.0.0");
    await writeFile(path.join(dir, file), "1");
    const before = digestSources(installedSources(livery));
    await change(dir);
    return digestSources(installedSources(livery)) !== before;
  };

  it("with a patch in place, of the same version and size", async () => {
    const patch = (dir: string) => writeFile(path.join(dir, "index.js"), "2");
    expect(await changesWith(patch)).toBe(true);
  });

  it("when a package becomes a link to another folder, and with that folder", async () => {
    const linked = await install("elsewhere/a", "1.0.0");
    await writeFile(path.join(linked, "index.js"), "1");
    const toLink = async (dir: string) => {
      await rm(dir, { recursive: true });
      await symlink(linked, dir);
    };
    expect(await changesWith(toLink)).toBe(false);
    const before = digestSources(installedSources(path.join(root, "livery")));
    await writeFile(path.join(linked, "index.js"), "2");
    expect(digestSources(installedSources(path.join(root, "livery")))).not.toBe(before);
  });

  it("with no documentation, no types and no packages inside", async () => {
    const add = async (dir: string) => {
      await writeFile(path.join(dir, "README.md"), "");
      await writeFile(path.join(dir, "index.d.ts"), "");
      await mkdir(path.join(dir, "node_modules/b"), { recursive: true });
      await writeFile(path.join(dir, "node_modules/b/index.js"), "");
    };
    expect(await changesWith(add)).toBe(false);
  });
});
