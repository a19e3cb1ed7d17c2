// Set-up of the tests of a page: a site, and the page at an address of it.
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { isValidElement, type ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { setUpSite, type SiteSetUp } from "./test-site.ts";

interface PageSetUp extends SiteSetUp {
  /** Whether the page's own messages show at the bottom. */
  readonly toasts?: boolean;
}

/**
 * Call it once in a test file.
 *
 * @param page at every address, or pages by their paths, of which the first opens by default
 */
export function setUpPage(
  page: ReactElement | Readonly<Record<string, ReactElement>>,
  options: PageSetUp = {},
) {
  const pages = isValidElement(page) ? { "*": page } : page;
  const routes = Object.entries({ "*": <h1>elsewhere</h1>, ...pages });
  const home = (Object.keys(pages)[0] ?? "").replace("*", "/");
  /** @param rest another address, or the query or hash of the first page's */
  const open = (rest = "") => {
    const address = rest.startsWith("/") ? rest : home + rest;
    window.history.replaceState(null, "", address);
    const router = createMemoryRouter(
      routes.map(([path, element]) => ({ path, element })),
      { initialEntries: [address] },
    );
    render(
      <>
        <RouterProvider router={router} />
        {options.toasts === true && <ToastHost />}
      </>,
    );
    return { router, user: userEvent.setup() };
  };
  return { ...setUpSite(options), open };
}

/** Presses a button, waiting for one that is not there yet. */
export async function press(name: string | RegExp): Promise<void> {
  const button = screen.queryByRole("button", { name });
  await userEvent.click(button ?? (await screen.findByRole("button", { name })));
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
