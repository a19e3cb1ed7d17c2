// @vitest-environment jsdom
// LCCP LC 17.1.1: a call refused for documents leads to the page where they are uploaded.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, it } from "vitest";
import { DOCUMENTS_WANTED, LIMIT_REACHED } from "#contract/codes.ts";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "../brand/brand.ts";
import { startTexts } from "../lib/i18n.ts";
import ui from "../locales/zh-CN/ui.json";
import { sampleEntry } from "../session/site/test-brand.ts";
import { ToastHost } from "../ui/toast.tsx";
import { callEffects } from "./call-effects.ts";
import { setRouter, shownPath } from "./visit.ts";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

function siteWith(...ids: readonly string[]): void {
  const pages = ROUTES.filter(({ page }) => ids.includes(page)).map((route) => ({
    route,
    texts: null,
    load: () => Promise.reject(new Error("not opened")),
  }));
  setBrand(sampleEntry({}, { pages }));
  setRouter(createMemoryRouter([{ path: "*", element: null }]));
}

function told(code: number): HTMLElement | null {
  render(<ToastHost />);
  act(() => callEffects.toast("被拒绝", code));
  expect(screen.getByRole("status").textContent).toContain("被拒绝");
  return screen.queryByRole("button", { name: "去上传" });
}

it("goes to the page of the documents in one press", () => {
  siteWith("safety");
  fireEvent.click(told(DOCUMENTS_WANTED) ?? document.body);
  expect(shownPath()).toBe("/mine/safety");
  expect(screen.getByRole("status").textContent).toBe("");
});

it("leads nowhere for another code, or without that page", () => {
  siteWith("safety");
  expect(told(LIMIT_REACHED)).toBeNull();
  cleanup();
  siteWith();
  expect(told(DOCUMENTS_WANTED)).toBeNull();
});
