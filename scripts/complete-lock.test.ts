import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { completeLock, missingOptionals, platformOf } from "./complete-lock.ts";

it("the lock file has an entry for every platform's optional package", () => {
  const file = path.resolve(import.meta.dirname, "..", "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof missingOptionals>[0];
  expect([...missingOptionals(lock).keys()], "run: node scripts/complete-lock.ts").toEqual([]);
});

it("reads the platform off a name", () => {
  expect(platformOf("@swc/core-win32-arm64-msvc")).toEqual({ os: ["win32"], cpu: ["arm64"] });
  expect(platformOf("@oxlint/binding-linux-arm-musleabihf")).toEqual({
    os: ["linux"],
    cpu: ["arm"],
    libc: ["musl"],
  });
});

it("adds what is missing and nothing else", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/a": { version: "2.0.0", optionalDependencies: { "a-darwin-x64": "2.0.0" } },
    },
  };
  const completed = completeLock(lock);
  expect(Object.keys(completed.packages)).toEqual([
    "",
    "node_modules/a",
    "node_modules/a-darwin-x64",
  ]);
  expect(missingOptionals(completed).size).toBe(0);
});
