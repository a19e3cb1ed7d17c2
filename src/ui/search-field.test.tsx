// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../lib/i18n.ts";
import ui from "../locales/zh-CN/ui.json";
import { SearchField } from "./search-field.tsx";

const TAKES_MS = 400;

beforeAll(() => startTexts("zh-CN", [{ ui }]));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
        onSearch={(text) => setTimeout(() => setValue(text), TAKES_MS)}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("")}>
        back
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("keeps what is typed while an earlier search is on its way", () => {
  render(<Page />);
  type("lo");
  wait(260);
  type("long");
  wait(260);
  expect(field().value).toBe("long");
  wait(150);
  expect(screen.getByRole("status").textContent).toBe("lo");
  expect(field().value).toBe("long");
  wait(TAKES_MS);
  expect(screen.getByRole("status").textContent).toBe("long");
  expect(field().value).toBe("long");
});

it("shows a search that was changed from outside", () => {
  render(<Page />);
  type("lo");
  wait(1000);
  fireEvent.click(screen.getByText("back"));
  expect(field().value).toBe("");
});
