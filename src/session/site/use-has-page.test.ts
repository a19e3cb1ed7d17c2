import { beforeEach, expect, it } from "vitest";
import { HELP_INVITE } from "#contract/invite-pages.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { hasOpenPage } from "./use-has-page.ts";

const DEPOSIT_HELP = "/app/help/ck";

beforeEach(() => {
  const load = () => Promise.reject(new Error("no page is opened"));
  const held = ROUTES.filter(({ path }) => path !== HELP_INVITE);
  setBrand({ ...sampleEntry(), pages: held.map((route) => ({ route, load, texts: null })) });
});

it("leaves out what the bundle does not hold, and deposits while the site's flag closes them", () => {
  const found = (path: string) => [hasOpenPage(path, true), hasOpenPage(path, false)];
  expect(found("/home")).toEqual([true, true]);
  expect(found(SAVEMONEY)).toEqual([true, false]);
  expect(found(DEPOSIT_HELP)).toEqual([true, false]);
  expect(found(HELP_INVITE)).toEqual([false, false]);
});
