// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { OddsButton } from "./odds-button.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

it("shows label, price and movement, and can be pressed", async () => {
  const onClick = vi.fn<() => void>();
  render(<OddsButton label="-0.5" odds="0.96" moved="up" state="open" onClick={onClick} />);
  const button = screen.getByRole("button", { name: /-0.5.*0.96.*赔率上升/ });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

it("keeps the cell of a closed market, without its price", async () => {
  const onClick = vi.fn<() => void>();
  render(<OddsButton label="-0.5" odds="0.96" moved="up" state="closed" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "-0.5 已关闭" });
  await userEvent.click(button);
  expect(button.textContent).toBe("-0.5");
  expect(onClick).not.toHaveBeenCalled();
});

it("shows the lock alone in a table, whose heads name the price", () => {
  render(<OddsButton label="-0.5" odds="0.96" moved="same" state="closed" inGrid />);
  expect(screen.getByRole("button", { name: "-0.5 已关闭" }).textContent).toBe("");
});

it("shows a stale price that cannot be picked", () => {
  render(<OddsButton label="-0.5" odds="0.96" moved="same" state="stale" />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /0.96.*赔率已过期/ }).disabled).toBe(
    true,
  );
});

it("marks the picked price", () => {
  render(<OddsButton label="" odds="1.18" moved="down" state="open" selected />);
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("1.18");
});
