// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { CallError } from "#lib/wire/call-error.ts";
import { startTexts } from "#lib/text/i18n.ts";
import { useOffline } from "#lib/browser/offline.ts";
import ui from "#locales/zh-CN/ui.json";
import { type AsyncResult, AsyncView } from "./async-view.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(() => {
  cleanup();
  useOffline.setState({ since: null });
});

function show(result: Partial<AsyncResult<readonly string[]>>, empty?: string) {
  const whole = {
    state: "ready",
    data: undefined,
    error: null,
    retry: () => {},
    ...result,
  } as const;
  const view = (
    <AsyncView result={whole} skeleton="skeleton" empty={empty}>
      {(rows) => `rows: ${rows.join()}`}
    </AsyncView>
  );
  return render(view).container;
}

it("shows a busy skeleton while loading", () => {
  const place = show({ state: "loading" });
  expect(place.querySelector("[aria-busy=true]")?.textContent).toBe("skeleton");
});

it("keeps the content when a later try fails", () => {
  expect(show({ state: "error", data: ["one"] }).textContent).toBe("rows: one");
});

it("shows the empty state for no rows, or the content where there is none", () => {
  expect(show({ state: "empty", data: [] }, "none").textContent).toBe("none");
  cleanup();
  expect(show({ state: "empty", data: [] }).textContent).toBe("rows: ");
});

const refused = (code: number, message: string) =>
  new CallError("code", "/list", { status_code: code, data: null, message });

it("says what the server says of a failure", () => {
  show({ state: "error", error: refused(6005, "系统维护至 18:00") });
  expect(screen.getByRole("alert").textContent).toContain("系统维护至 18:00");
});

it("takes an answer without data for an empty list", () => {
  const error = refused(6303, "未找到数据");
  expect(show({ state: "error", error }, "none").textContent).toBe("none");
  cleanup();
  expect(show({ state: "error", error }).textContent).toBe("未找到数据");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that a call has failed and tries again, or that there is no connection", () => {
  const retry = vi.fn<() => void>();
  show({ state: "error", retry });
  expect(screen.getByRole("alert").textContent).toContain(ui.error.title);
  fireEvent.click(screen.getByRole("button", { name: ui.error.retry }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  useOffline.setState({ since: 1 });
  show({ state: "error" });
  expect(screen.getByRole("alert").textContent).toContain(ui.error.offline);
});
