// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import type { AsyncResult } from "../states/async-view.tsx";
import { DataTable } from "./data-table.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

type Result = AsyncResult<{ list: readonly string[]; total: number }>;

const onPage = vi.fn<(page: number) => void>();

function table(result: Partial<Result>) {
  return (
    <DataTable
      label="rows"
      columns={[{ key: "name", title: "name", cell: (row) => row }]}
      rowKey={(row) => row}
      result={{ state: "ready", data: undefined, error: null, retry: () => {}, ...result }}
      page={1}
      pageSize={2}
      onPage={onPage}
      empty="none"
      renderCard={(row) => `card of ${row}`}
    />
  );
}

it("shows each row in the table and as a card, and turns pages", async () => {
  render(table({ data: { list: ["a", "b"], total: 5 } }));
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(3);
  expect(screen.getByText("card of b")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "第 3 页" }));
  expect(onPage).toHaveBeenCalledWith(3);
});

it("keeps its page numbers while another page loads", () => {
  const { rerender } = render(table({ data: { list: ["a", "b"], total: 5 } }));
  rerender(table({ state: "loading" }));
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("button", { name: "第 3 页" })).toBeTruthy();
});

it("shows the empty state for no rows", () => {
  render(table({ state: "empty", data: { list: [], total: 0 } }));
  expect(screen.getByText("none")).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
});
