// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { serverNow } from "#lib/time/clock.ts";
import { startTexts } from "#lib/text/i18n.ts";
import texts from "#locales/zh-CN/money-call.json";
import { MoneyNote, type MoneyNoteProps } from "./money-note.tsx";

const giveUp = vi.fn<() => void>();

beforeAll(() => startTexts("zh-CN", [{ "money-call": texts }]));
afterEach(() => {
  cleanup();
  giveUp.mockReset();
});

const THINGS = Object.keys(texts.thing) as (keyof typeof texts.thing)[];

function show(call: Partial<MoneyNoteProps["call"]>, name: MoneyNoteProps["name"] = "pay"): string {
  const { container } = render(
    <MoneyNote
      name={name}
      call={{ state: "unsent", sentAt: serverNow(), failedAt: serverNow(), said: "", ...call }}
      onResend={() => {}}
      onGiveUp={giveUp}
    />,
  );
  return container.textContent;
}

const button = (name: string) => screen.queryByRole("button", { name });

it.each(["unknown", "unsent", "unsure"] as const)("shows what the server says in %s", (state) => {
  const text = show({ state, said: "系统维护，稍后处理" });
  expect(text).toContain("系统维护，稍后处理");
  expect(text).not.toMatch(/网络不稳定|没有的记录|没有收到/);
});

it.each(THINGS)("says of %s what is known of it, and what can be done", (name) => {
  const thing = texts.thing[name];
  expect(show({ state: "unsent" }, name)).toContain(`服务器目前没有${thing}的记录`);
  cleanup();
  expect(show({ state: "unsure" }, name)).toContain(`不知道${thing}是否已处理`);
  cleanup();
  expect(show({ state: "pending" }, name)).toContain(`服务器已收到${thing}`);
});

it.each(["unsent", "unsure"] as const)("says until when a call in %s can arrive", async (state) => {
  expect(show({ state })).toMatch(/\d\d:\d\d 之前仍可能到达（剩余 0[56]:\d\d）/);
  expect([button("重新提交"), button("联系在线客服")]).not.toContain(null);
  await userEvent.click(screen.getByRole("button", { name: "不再等待" }));
  expect(giveUp).toHaveBeenCalledOnce();
  cleanup();
  expect(show({ state, sentAt: serverNow() - 361_000 })).not.toContain("仍可能到达");
});

it("comes into view, on a phone far from the button that was pressed", () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  show({ state: "unknown" });
  expect(shown.mock.instances).toEqual([screen.getByRole("status")]);
  shown.mockRestore();
});

it("offers nothing while an answer is still to be expected", () => {
  for (const state of ["unknown", "pending"] as const) {
    show({ state });
    expect(screen.queryAllByRole("button")).toEqual([]);
    cleanup();
  }
});

it("lets go of a call that the server is slow with, but does not send it twice", () => {
  show({ state: "pending", failedAt: null, sentAt: serverNow() - 36_000 });
  expect(button("不再等待")).not.toBeNull();
  expect(button("重新提交")).toBeNull();
});
