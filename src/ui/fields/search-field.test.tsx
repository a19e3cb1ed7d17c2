// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { SearchField } from "./search-field.tsx";

/** Searches that the page has not taken over yet. */
const asked: string[] = [];

beforeAll(() => startTexts("zh-CN", [{ ui }]));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  asked.length = 0;
});

/** Takes a search over later, as an address does. */
function Page() {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchField
        label="搜索"
        value={value}
        maxLength={20}
        onSearch={(text) => asked.push(text)}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(asked.shift() ?? "")}>
        take
      </button>
      <button type="button" onClick={() => setValue("")}>
        back
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const take = () => fireEvent.click(screen.getByText("take"));
const pause = () => act(() => vi.advanceTimersByTime(300));

it("keeps what is typed while an earlier search is on its way", () => {
  render(<Page />);
  type("lo");
  pause();
  type("long");
  pause();
  take();
  expect(screen.getByRole("status").textContent).toBe("lo");
  expect(field().value).toBe("long");
  take();
  expect(screen.getByRole("status").textContent).toBe("long");
  expect(field().value).toBe("long");
});

it("shows a search that was changed from outside", () => {
  render(<Page />);
  type("lo");
  pause();
  take();
  fireEvent.click(screen.getByText("back"));
  expect(field().value).toBe("");
});
