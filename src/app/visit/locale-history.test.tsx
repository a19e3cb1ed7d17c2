// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Link, RouterProvider, UNSAFE_createRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import { showLocale } from "#lib/browser/appearance.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { localeHistory } from "./locale-history.ts";

function Where() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/agent?from=mail#top">代理</Link>
    </>
  );
}

let router: ReturnType<typeof UNSAFE_createRouter>;

function open(address: string): void {
  window.history.replaceState(null, "", address);
  const routes = [{ path: "*", element: <Where /> }];
  router = UNSAFE_createRouter({ routes, history: localeHistory() }).initialize();
  render(<RouterProvider router={router} />);
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const heading = () => screen.getByRole("heading").textContent;

beforeEach(() => setBrand(sampleEntry()));
afterEach(() => {
  router.dispose();
  cleanup();
  showLocale("zh-CN");
});

it("keeps the prefix in links and addresses, and out of the router", async () => {
  showLocale("zh-TW");
  open("/zh-TW/home?show=RB");
  expect(heading()).toBe("/home");
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/zh-TW/agent?from=mail#top");
  act(() => link.click());
  await waitFor(() => expect(heading()).toBe("/agent"));
  expect(address()).toBe("/zh-TW/agent?from=mail#top");
  expect([pathInBar(), localPath("/home")]).toEqual(["/agent", "/zh-TW/home"]);
});

it("changes the prefix with the locale, and the page stays", async () => {
  open("/agent?q=1");
  const before = screen.getByRole("heading");
  act(() => showLocale("zh-TW"));
  expect(address()).toBe("/zh-TW/agent?q=1");
  expect(screen.getByRole("heading")).toBe(before);
  await act(() => router.navigate("/sponsor"));
  expect([address(), heading()]).toEqual(["/zh-TW/sponsor", "/sponsor"]);
  act(() => showLocale("zh-CN"));
  expect(address()).toBe("/sponsor");
});

it("writes the prefix of today on an entry of before the change", async () => {
  open("/home");
  await act(() => router.navigate("/agent"));
  act(() => showLocale("zh-TW"));
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toBe("/home"));
  expect(address()).toBe("/zh-TW/home");
});
