// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { pageSlots, Pagination } from "./pagination.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

describe("pageSlots", () => {
  it.each([
    [1, 1, [1]],
    [1, 18, [1, 2, null, 18]],
    [4, 18, [1, 2, 3, 4, 5, null, 18]],
    [9, 18, [1, null, 8, 9, 10, null, 18]],
    [18, 18, [1, null, 17, 18]],
  ])("page %d of %d", (page, pages, slots) => {
    expect(pageSlots(page, pages)).toEqual(slots);
  });
});

it("leads to the neighbours and stops at the ends", async () => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pagination page={1} pages={3} onChange={onChange} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "上一页" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "下一页" }));
  expect(onChange).toHaveBeenCalledWith(2);
});

it("is absent when everything fits one page", () => {
  const { container } = render(<Pagination page={1} pages={1} onChange={() => {}} />);
  expect(container.childElementCount).toBe(0);
});
