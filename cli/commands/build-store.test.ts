// A shared store that cannot be named so, or whose token cannot be sent, is refused before anything is built.
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

const out = path.join(await sampleFolder(), "dist");

afterEach(() => void vi.unstubAllEnvs());

const build = (...args: readonly string[]) => runBrand(["build", "titan", "--out", out, ...args]);

const refused: Readonly<Record<string, readonly string[]>> = {
  "of another protocol": ["--store", "ftp://cache.example/livery"],
  "with a password": ["--store", "https://me:secret@cache.example/livery"],
  "with a query": ["--store", "https://cache.example/livery?x=1"],
  "that is missing": ["--store-write"],
};
test.each(Object.entries(refused))("%s is STORE_ADDRESS", async (_, args) => {
  const { code, stderr } = await build(...args);
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_ADDRESS");
  expect(stderr).toContain("fix: ");
  expect(stderr).not.toContain("secret");
});

test.each([
  ["over plain http", "http://cache.example/livery", "tok-3f9a71c2e8"],
  ["with a line end", "https://cache.example/livery", "tok-3f9a71c2e8\nx: y"],
])("a token %s is STORE_TOKEN, and is not printed", async (_, store, token) => {
  vi.stubEnv("LIVERY_STORE_TOKEN", token);
  const { code, stdout, stderr } = await build("--store", store);
  expect(code).toBe(1);
  expect(stderr).toContain("error STORE_TOKEN");
  expect(stdout + stderr).not.toContain("tok-3f9a71c2e8");
});
