// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { Marquee } from "./marquee.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

it("runs until it is paused, and runs again", async () => {
  const { container } = render(
    <Marquee label="公告" items={[{ key: "1", content: "今晚开赛" }]} />,
  );
  expect(container.querySelector("[data-paused]")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "暂停滚动" }));
  expect(container.querySelector("[data-paused]")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "继续滚动" }));
  expect(container.querySelector("[data-paused]")).toBeNull();
});

it("is read once by screen readers, though drawn twice", () => {
  render(<Marquee label="公告" items={[{ key: "1", content: "今晚开赛" }]} />);
  expect(screen.getAllByText("今晚开赛")).toHaveLength(2);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
