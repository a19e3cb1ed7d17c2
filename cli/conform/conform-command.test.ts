import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import type { Row } from "./report-row.ts";

/** Refuses every call. */
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.end('{ "status_code": 6005, "message": "closed" }');
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a server that refuses everything fails call by call, with place, cause and remedy", async () => {
  const file = path.join(await sampleFolder(), "conform.xml");
  const { code, result } = await runBrandJson<{
    readonly brands: readonly { readonly id: string; readonly checks: readonly Row[] }[];
  }>(["conform", url, "aurora", "--junit", file]);
  expect({ code, result }).toMatchObject({
    code: 1,
    result: { format: 1, command: "conform", url, brands: [{ id: "aurora", pass: 0 }] },
  });
  expect(result.brands[0]?.checks).toContainEqual({
    subject: "preInfo",
    check: "valid body",
    state: "fail",
    place: "POST /site/api/v1/configuration/preInfo",
    what: "The answer has the code 6005 (server-error) “closed”.",
    fix: "answer 6000 (success): the body is valid.",
  });
  const xml = await readFile(file, "utf8");
  expect(xml).toContain('<testcase classname="brand conform" name="aurora preInfo: valid body">');
  expect(xml).toContain('<skipped message="changes data"/>');
  const { stdout } = await runBrand(["conform", url, "aurora"]);
  expect(stdout).toMatch(/^fail +preInfo +valid body: fail/m);
  expect(stdout).toContain("not run: changes data; give --write with a test account.");
});

test("no server is CONFORM_NO_SERVER; a wrong address and --write without an account are usage", async () => {
  const wrong = async (...args: readonly string[]) => {
    const { code, stderr } = await runBrand(["conform", ...args]);
    return [code, stderr.split("\n")[0]?.trim().split(/\s+/)[1]];
  };
  expect(await wrong("http://127.0.0.1:9", "aurora")).toEqual([1, "CONFORM_NO_SERVER"]);
  expect(await wrong("127.0.0.1", "aurora")).toEqual([2, "CONFIG_USAGE"]);
  expect(await wrong(url, "aurora", "--write")).toEqual([2, "CONFIG_USAGE"]);
});

test("a test account without its password is CONFORM_PASSWORD", async () => {
  vi.stubEnv("LIVERY_TEST_PASSWORD", "");
  const { code, stderr } = await runBrand(["conform", url, "aurora", "--account", "demo88"]);
  expect(code).toBe(1);
  expect(stderr).toContain("error CONFORM_PASSWORD");
});
