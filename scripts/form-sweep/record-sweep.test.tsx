// @vitest-environment jsdom
// Whatever a member chooses on a page of the member area stands in its address: the tab, the filters and the page of
// a list are there again after a reload, and behind the back button. The pages come from the route table.
import { webcrypto } from "node:crypto";
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { type Sandbox, startSandbox } from "../money-faults/start-sandbox.ts";
import { startWire, type Wire } from "../money-faults/wire.ts";
import { type FormSite, loadFormSite } from "./form-site.tsx";

const SITE = "aurora";
const SITE_ID = "6301";

let sandbox: Sandbox;
let wire: Wire;
let site: FormSite;

beforeAll(async () => {
  // As on a secure page; the document of the tests has none.
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("matchMedia", () => DESKTOP);
  vi.spyOn(window, "scrollTo").mockReturnValue();
  sandbox = await startSandbox([SITE], []);
  wire = await startWire(sandbox.port);
  wire.clear(SITE_ID);
  sandbox.clock[0] = Date.now();
  site = await loadFormSite(wire.base, SITE_ID, sandbox);
  await site.logIn({ site: SITE, name: "demo88" });
}, 60_000);
afterAll(async () => {
  cleanup();
  wire.stop();
  await sandbox.stop();
});

const DESKTOP = { matches: true, addEventListener() {}, removeEventListener() {} };

/** Their choices are no filters of a record. */
const NO_RECORDS: Readonly<Record<string, string>> = {
  "/mine/takemoney": "a draft keeps the method",
  "/mine/savemoney": "a draft keeps the method",
  "/mine/exchange": "a draft keeps the direction",
  "/mine/transfermoney": "wallets",
  "/mine/vip": "levels to look at",
};

const PAGES = ROUTES.filter(
  ({ path, login, params, page }) =>
    login === true &&
    path.startsWith("/mine/") &&
    params === undefined &&
    !page.endsWith("-wait") &&
    NO_RECORDS[path] === undefined,
).map(({ path }) => path);

/** Tabs, filters and numbers of pages. */
const GROUPS = '[role="tablist"], [role="radiogroup"], [role="group"], fieldset, nav:has(> button)';

const groups = () =>
  [...document.querySelectorAll(GROUPS)].filter(
    (group) => group.closest("form, [role=dialog]") === null,
  );
const choicesOf = (group: Element) =>
  [
    ...group.querySelectorAll<HTMLElement>(
      '[role="tab"], input[type="radio"], button[aria-pressed], nav > button',
    ),
  ].filter((one) => !one.matches(":disabled") && nameOf(one) !== "");

function isChosen(one: HTMLElement): boolean {
  if (one instanceof HTMLInputElement) return one.checked;
  const marks = ["aria-selected", "aria-pressed", "aria-current"];
  return marks.some((mark) => !["false", null].includes(one.getAttribute(mark)));
}

function nameOf(one: HTMLElement): string {
  const words = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one.textContent;
  // Numbers of messages and rewards change meanwhile.
  return (words ?? "").replaceAll(/\d+ ?条未读|(?<=\D)\d+$/g, "");
}

const state = () => groups().flatMap((group) => choicesOf(group).filter(isChosen).map(nameOf));

async function open(address: string): Promise<void> {
  sessionStorage.clear();
  site.open(address);
  await waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  await settle();
}

/** An answer may lead to another call. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await site.settled();
    await act(async () => {});
  }
}

/** Presses a choice, and waits until it is shown as chosen: the page changes after its address has been checked. */
async function choose(place: number, one: HTMLElement): Promise<void> {
  const name = nameOf(one);
  fireEvent.click(one);
  const chosen = () =>
    choicesOf(groups()[place] ?? document.body)
      .filter(isChosen)
      .map(nameOf);
  await waitFor(() => expect(chosen()).toContain(name));
  await settle();
}

/** Chooses the last of each group below the first, the numbers of pages at the end. */
async function chooseLast(): Promise<void> {
  for (let place = 1; place < groups().length; place += 1) {
    const last = choicesOf(groups()[place] ?? document.body).findLast((one) => !isChosen(one));
    if (last !== undefined) await choose(place, last);
  }
}

/** The part of a page that is a record. */
const STARTS: Readonly<Record<string, string>> = { "/mine/safety": "#statement" };

const filtered = new Set<string>();

describe.each(PAGES)("%s", (page) => {
  it("shows after a reload what was chosen", async () => {
    const start = STARTS[page];
    for (const place of start === undefined ? [0, -1] : [null]) {
      await open(page + (start ?? ""));
      const all = groups();
      if (all.length > 0) filtered.add(page);
      const first = place === null ? undefined : all.slice(0, 1).flatMap(choicesOf).at(place);
      if (first !== undefined) await choose(0, first);
      await chooseLast();
      const chosen = state();
      const { pathname, search, hash } = window.location;
      await open(pathname + search + hash);
      await waitFor(() => expect(state()).toEqual(chosen));
    }
  }, 120_000);
});

it("has found the filters", () => {
  expect([...filtered].toSorted()).toEqual([
    "/mine/betRecord",
    "/mine/feedback/list",
    "/mine/giftRecord",
    "/mine/message",
    "/mine/safety",
    "/mine/transRecord",
    "/mine/welfare",
  ]);
});
