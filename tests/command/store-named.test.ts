// A shared store that cannot be named so, or whose token cannot be sent, is refused before anything is built.
import path from "node:path";
import { expect, test } from "vitest";
import { runBrand } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const out = path.join(await tempFolder(), "dist");

const build = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runBrand(["build", "titan", "--out", out, ...args], { env });

const refused: Readonly<Record<string, readonly string[]>> = {
  "of another protocol": ["--store", "ftp://cache.example/livery"],
  "with a password": ["--store", "https://me:secret@cache.example/livery"],
  "with a query": ["--store", "https://cache.example/livery?x=1"],
  "that is missing": ["--store-write"],
};
test.each(Object.entries(refused))("%s is STORE_ADDRESS", async (_, args) => {
  const { code, stderr } = await build(args);
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_ADDRESS");
  expect(stderr).toContain("fix: ");
  expect(stderr).not.toContain("secret");
});

test.each([
  ["over plain http", "http://cache.example/livery", "tok-3f9a71c2e8"],
  ["with a line end", "https://cache.example/livery", "tok-3f9a71c2e8\nx: y"],
])("a token %s is STORE_TOKEN, and is not printed", async (_, store, token) => {
  const { code, stdout, stderr } = await build(["--store", store], {
    LIVERY_STORE_TOKEN: token,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_TOKEN");
  expect(stdout + stderr).not.toContain("tok-3f9a71c2e8");
});
