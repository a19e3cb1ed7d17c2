// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { closeChat, openChat } from "#domain/chat/chat-panel.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { Layer } from "./chat-layer.tsx";
import { chat } from "./client/chat-deps.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  setBrand(sampleEntry({ switches: ["chat"] }));
  vi.spyOn(chat, "start").mockReturnValue();
});
afterEach(() => {
  cleanup();
  act(closeChat);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.queryByRole("button", { name });

it("stands left beside a match, away from the bet slip, and can be moved", () => {
  render(<Layer />);
  act(() => openChat("match-1"));
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "好球" } });
  fireEvent.click(button("toRight") ?? field);
  expect(button("toRight")).toBeNull();
  expect(button("toLeft")).not.toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("好球");
});

it("stands right elsewhere", () => {
  render(<Layer />);
  act(() => openChat());
  expect(button("toLeft")).not.toBeNull();
});

it("has the page leave its room, until it is closed", () => {
  const classes = document.documentElement.classList;
  render(<Layer />);
  act(() => openChat());
  const right = classes.value;
  expect(right).not.toBe("");
  fireEvent.click(button("toLeft") ?? document.body);
  expect(classes.value).not.toBe(right);
  expect(classes).toHaveLength(1);
  act(closeChat);
  expect(classes).toHaveLength(0);
});
