// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { serverNow } from "#lib/clock.ts";
import { startTexts } from "#lib/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { MoneyNote, type MoneyNoteProps } from "./money-note.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

function show(call: Partial<MoneyNoteProps["call"]>, leaves = false): string {
  const { container } = render(
    <MoneyNote
      call={{ state: "unsent", sentAt: serverNow(), said: "", ...call }}
      leaves={leaves}
      say={(key) => `[${key}]`}
      onResend={() => {}}
      onGiveUp={() => {}}
    />,
  );
  return container.textContent;
}

it.each(["unknown", "unsent"] as const)("shows what the server says of a call in %s", (state) => {
  const text = show({ state, said: "系统维护，稍后处理" });
  expect(text).toContain("系统维护，稍后处理");
  expect(text).not.toMatch(/\[(unknown|unsent|unsentTitle)\]/);
});

it("says until when an undelivered call can still arrive, and counts down", () => {
  const text = show({});
  expect(text).toMatch(/\d\d:\d\d 之前仍可能到达（剩余 0[56]:\d\d）/);
  expect(screen.queryByRole("button", { name: "[giveUp]" })).toBeNull();
});

it("can be given up once it cannot arrive, or where something else goes on without it", () => {
  expect(show({ sentAt: serverNow() - 361_000 })).not.toContain("仍可能到达");
  expect(screen.getByRole("button", { name: "[giveUp]" })).toBeTruthy();
  cleanup();
  show({}, true);
  expect(screen.getByRole("button", { name: "[giveUp]" })).toBeTruthy();
});
