import { expect, test } from "vitest";
import { browseSites, requireBrowser } from "./browse-sites.ts";

test("without a browser the error says how to get one", () => {
  const find = () => requireBrowser({ CHROME_PATH: "/no/such/browser" });
  expect(find).toThrow("BROWSER_MISSING: CHROME_PATH names /no/such/browser, which is no program.");
  expect(requireBrowser({ CHROME_PATH: process.execPath })).toBe(process.execPath);
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
