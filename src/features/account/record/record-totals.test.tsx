// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { CallError } from "#lib/wire/call-error.ts";
import { startTexts } from "#lib/text/i18n.ts";
import account from "#locales/zh-CN/account.json";
import ui from "#locales/zh-CN/ui.json";
import { RecordTotals } from "./record-totals.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui, account }]));
afterEach(cleanup);

it("says in the server's words why there are no sums, and asks again", () => {
  const retry = vi.fn<() => void>();
  const said = { status_code: 6988, message: "汇总查询维护至 22:00", data: null };
  const error = new CallError("code", "/betRecordTotal", said);
  render(<RecordTotals totals={{ state: "error", data: undefined, error, retry }} />);
  expect(screen.getByRole("alert").textContent).toBe("汇总查询维护至 22:00");
  fireEvent.click(screen.getByRole("button", { name: "重新加载" }));
  expect(retry).toHaveBeenCalledTimes(1);
});
