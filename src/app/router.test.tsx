// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import errors from "#locales/zh-CN/errors.json";
import shell from "#locales/zh-CN/shell.json";
import titles from "#locales/zh-CN/titles.json";
import { sampleEntry } from "#testing/test-brand.ts";
import { MainPart } from "./page/main-part.tsx";
import { routeTree } from "./router.tsx";

const Home = () => (
  <>
    <h1>首屏</h1>
    <Link to="/broken">坏页</Link>
  </>
);
const Broken = () => {
  throw new Error("boom");
};
const Layout = () => (
  <MainPart>
    <Outlet />
  </MainPart>
);

let router: ReturnType<typeof createMemoryRouter>;

function open(path: string) {
  const entry = sampleEntry(
    {},
    {
      pages: [
        {
          route: { path: "/home", page: "home", title: "home", name: "home" },
          load: async () => ({ Page: Home }),
          texts: null,
        },
        {
          route: { path: "/broken", page: "broken", title: "notFound" },
          load: async () => ({ Page: Broken }),
          texts: null,
        },
      ],
    },
  );
  setBrand(entry);
  router = createMemoryRouter([routeTree(entry, { Layout, Footer: () => null })], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeAll(() => startTexts("zh-CN", [{ errors, shell, titles }]));
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("leads from the root to home and takes the site's title", async () => {
  open("/");
  await screen.findByRole("heading", { name: "首屏" });
  // An effect of the page sets it, which may come after what is seen.
  await waitFor(() => expect(document.title).toBe("样站标题"));
});

it.each(["/HOME", "/Home/?a=1"])("opens %s under the route's own address", async (path) => {
  open(path);
  await screen.findByRole("heading", { name: "首屏" });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/home${path.includes("?") ? "?a=1" : ""}`);
});

it("moves the focus to the new page", async () => {
  open("/home");
  await userEvent.click(await screen.findByRole("link", { name: "坏页" }));
  await screen.findByRole("alert");
  // As above.
  await waitFor(() => expect(document.activeElement?.id).toBe("main"));
});

it("keeps the frame when a page breaks, and leads home again", async () => {
  open("/broken");
  await screen.findByRole("heading", { name: errors.page.title });
  expect(screen.getByRole("main")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: errors.page.home }));
  await screen.findByRole("heading", { name: "首屏" });
});

it("keeps the query on the way home: an invitation is in it", async () => {
  open("/?register=1&icode=INV-9");
  await screen.findByRole("heading", { name: "首屏" });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/home?register=1&icode=INV-9");
});
