import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { browseSites, requireBrowser } from "./browse-sites.ts";
import { missingBrowserPackages } from "./browser-packages.ts";

test("without a browser the error says how to get one", () => {
  const find = () => requireBrowser({ CHROME_PATH: "/no/such/browser" });
  expect(find).toThrow("BROWSER_MISSING: CHROME_PATH names /no/such/browser, which is no program.");
  expect(requireBrowser({ CHROME_PATH: process.execPath })).toBe(process.execPath);
});

test("without the packages the error says what adds them", async () => {
  const folder = await sampleFolder();
  const peerDependencies = { "livery-none": "1.2.3", "livery-neither": "4.5.6" };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ peerDependencies }));
  const missing = missingBrowserPackages(folder);
  expect(() => requireBrowser({}, missing)).toThrow(
    expect.objectContaining({
      code: "BROWSER_PACKAGES",
      fix: "run `npm install --save-dev --save-exact livery-none@1.2.3 livery-neither@4.5.6`.",
    }),
  );
  expect(missingBrowserPackages()).toEqual([]);
});

test("a program that is no browser is named", async () => {
  const before = process.env["CHROME_PATH"];
  process.env["CHROME_PATH"] = process.execPath;
  try {
    await expect(browseSites("dist", () => Promise.resolve())).rejects.toMatchObject({
      code: "BROWSER_START",
      what: `${process.execPath} does not start.`,
    });
  } finally {
    if (before === undefined) delete process.env["CHROME_PATH"];
    else process.env["CHROME_PATH"] = before;
  }
});
