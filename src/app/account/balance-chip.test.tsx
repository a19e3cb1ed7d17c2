// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import shell from "#locales/zh-CN/shell.json";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { BalanceChip } from "./balance-chip.tsx";

beforeAll(() => startTexts("zh-CN", [{ shell }]));
beforeEach(() => {
  localStorage.clear();
  keepSession("t1", "u1");
});
afterEach(cleanup);

const shown = () => screen.getByRole("group", { name: "中心钱包余额" }).textContent;

it("shows that the balance could not be loaded, never a zero", () => {
  useSession.setState({ balanceFailed: true });
  render(<BalanceChip />);
  expect(shown()).toBe("—余额暂时无法读取");
});

it("keeps the last balance when a refresh fails", () => {
  useSession.setState({ balance: { centre: 1_284_650, locked: null }, balanceFailed: true });
  render(<BalanceChip />);
  expect(shown()).toContain("12,846.50");
});
