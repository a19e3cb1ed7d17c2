import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { completeLock, incomplete } from "./complete-lock.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const lockFile = JSON.parse(
  readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
) as Parameters<typeof incomplete>[0];

it("the lock file has every platform's optional package", () => {
  const missing = [...incomplete(lockFile).keys()].filter((place) => !lockFile.packages[place]);
  expect(missing, "run: npx node scripts/complete-lock.ts").toEqual([]);
});

it("every package has a digest, except optional ones the registry did not have", () => {
  // Some registries have only the optional packages of their own platform.
  const unchecked = [...incomplete(lockFile)].filter(
    ([, { optional, os, cpu }]) => optional !== true || (os === undefined && cpu === undefined),
  );
  expect(unchecked, "run: npx node scripts/complete-lock.ts").toEqual([]);
  expect(incomplete(lockFile).size).toBeLessThanOrEqual(81);
});

it("only named packages run install scripts, and no package is younger than three days", () => {
  const settings = readFileSync(path.join(ROOT, ".npmrc"), "utf8").split("\n");
  expect(settings).toContain("strict-allow-scripts=true");
  expect(settings).toContain("min-release-age=3");
});

it("adds missing entries and missing digests, and changes nothing else", async () => {
  const whole = { version: "1.0.0", integrity: "sha512-c" };
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/c": whole,
      "node_modules/a": {
        version: "2.0.0",
        integrity: "sha512-a",
        dev: true,
        optionalDependencies: { "@a/darwin-x64": "2.0.0" },
      },
      "node_modules/a/node_modules/b": { version: "3.0.0" },
    },
  };
  const completed = await completeLock(lock, async (name, version) => ({
    integrity: `sha512-${name}@${version}`,
    os: ["darwin"],
  }));
  expect(Object.entries(completed.packages)).toEqual([
    ["", lock.packages[""]],
    [
      "node_modules/@a/darwin-x64",
      {
        version: "2.0.0",
        dev: true,
        optional: true,
        integrity: "sha512-@a/darwin-x64@2.0.0",
        os: ["darwin"],
      },
    ],
    ["node_modules/a", lock.packages["node_modules/a"]],
    [
      "node_modules/a/node_modules/b",
      { version: "3.0.0", integrity: "sha512-b@3.0.0", os: ["darwin"] },
    ],
    ["node_modules/c", whole],
  ]);
  expect(incomplete(completed).size).toBe(0);
});
