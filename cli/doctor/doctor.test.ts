import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { workspace } from "../base/paths.ts";
import { runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { checkBrandsFolder, checkCache, checkClock, checkLinks } from "./check-folders.ts";
import { checkPort } from "./check-port.ts";
import { checkBrowser, checkNode } from "./check-programs.ts";
import type { Finding } from "./finding.ts";

test("this repository is fit for builds", async () => {
  const out = path.join(await sampleFolder(), "dist");
  const { code, result } = await runBrandJson<{ findings: readonly Finding[] }>([
    "doctor",
    "--out",
    out,
  ]);
  expect(result.findings.filter(({ state }) => state === "fail")).toEqual([]);
  expect(code).toBe(0);
  expect(result.findings.at(-1)?.what).toContain("Safari 16.4");
});

test("an old Node and a wrong CHROME_PATH are named", () => {
  expect(checkNode("20.19.0").state).toBe("warn");
  expect(checkNode("24.1.0").state).toBe("ok");
  expect(checkBrowser({ CHROME_PATH: "/no/such/browser" }).state).toBe("fail");
  expect(checkBrowser({ PATH: "" }, []).state).toBe("warn");
});

test("a browser is found in the PATH", async () => {
  const dir = await sampleFolder();
  const file = path.join(dir, "chromium");
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  expect(checkBrowser({ PATH: dir })).toMatchObject({ state: "ok", what: file });
  expect(checkBrowser({ PATH: dir }, [], ["axe-core@4.0.0"])).toMatchObject({
    state: "warn",
    fix: "`npm install --save-dev --save-exact axe-core@4.0.0`.",
  });
});

test("folders: missing brands, working links, a clock that differs, leftovers", async () => {
  const cwd = await sampleFolder();
  const places = workspace({ cwd });
  expect((await checkBrandsFolder(places)).state).toBe("fail");
  mkdirSync(places.brandsDir);
  expect((await checkBrandsFolder(places)).state).toBe("ok");
  expect(checkLinks(places).state).toBe("ok");
  expect(checkClock(places).state).toBe("ok");
  expect(checkClock(places, () => Date.now() + 60_000).state).toBe("warn");
  expect((await checkCache(places)).state).toBe("ok");
});

test("an output folder that is a file is a failure", async () => {
  const cwd = await sampleFolder();
  writeFileSync(path.join(cwd, "dist"), "");
  expect(checkLinks(workspace({ cwd })).state).toBe("fail");
});

test("a taken port is a warning", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  expect((await checkPort(port)).state).toBe("warn");
  await new Promise((resolve) => server.close(resolve));
  expect((await checkPort(port)).state).toBe("ok");
});
