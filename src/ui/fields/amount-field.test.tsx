// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startTexts } from "#lib/text/i18n.ts";
import ui from "#locales/zh-CN/ui.json";
import { AmountField } from "./amount-field.tsx";

beforeAll(() => startTexts("zh-CN", [{ ui }]));
afterEach(cleanup);

function Stage({ error }: { readonly error?: string }) {
  const [value, setValue] = useState("");
  const ref = useRef<HTMLInputElement>(null);
  return (
    <AmountField
      ref={ref}
      label="amount"
      placeholder=""
      value={value}
      onChange={setValue}
      error={error}
      all={{ cents: 123_450, label: "all of it" }}
      quick={[100, 500]}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "amount" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("reads wide digits and keeps what is no amount as it was typed", async () => {
  render(<Stage />);
  await userEvent.type(field(), "１２.5");
  expect(field().value).toBe("12.5");
  await userEvent.clear(field());
  await userEvent.type(field(), "1e3");
  expect(field().value).toBe("1e3");
});

it("writes equal amounts alike once it is left, and keeps what is no amount", async () => {
  render(<Stage />);
  for (const [typed, text] of [
    ["1000", "1000"],
    ["1,000.00", "1000"],
    ["1000.5", "1000.50"],
    ["1000.123", "1000.123"],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field().value).toBe(text);
  }
});

it("sets a usual amount or all there is, and is cleared with the focus back in it", async () => {
  render(<Stage />);
  await press("500");
  expect(field().value).toBe("500");
  await press("all of it");
  expect(field().value).toBe("1234.50");
  await press(ui.amount.clear);
  expect([field().value, document.activeElement]).toEqual(["", field()]);
});

it("is described by what is wrong with it", () => {
  render(<Stage error="too much" />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "too much",
  );
});

/** What Chrome sends while an input method composes: the whole text of the field each time. */
function compose(input: HTMLInputElement, texts: readonly string[]): void {
  const before = input.value;
  fireEvent.compositionStart(input);
  for (const text of texts)
    fireEvent.input(input, { target: { value: before + text }, isComposing: true });
  fireEvent.compositionEnd(input);
}

it("takes what an input method composes once it is committed", () => {
  render(<Stage />);
  const input = field();
  compose(input, ["１"]);
  expect(input.value).toBe("1");
  compose(input, ["2", "２"]);
  expect(input.value).toBe("12");
  compose(input, ["。", "。5"]);
  expect(input.value).toBe("12.5");
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: "12.5０" }, isComposing: true });
  expect(input.value).toBe("12.5０");
});
