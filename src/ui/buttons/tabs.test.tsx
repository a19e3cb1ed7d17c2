// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const TABS = ["one", "two", "three"].map((value) => ({ value, label: value }));

function Stage() {
  const [value, setValue] = useState("one");
  return (
    <Tabs label="tabs" tabs={TABS} value={value} onChange={setValue}>
      content of {value}
    </Tabs>
  );
}

it("shows one panel, named by its tab, and is one stop of the keyboard", async () => {
  render(<Stage />);
  await userEvent.click(screen.getByRole("tab", { name: "two" }));
  expect(screen.getByRole("tabpanel", { name: "two" }).textContent).toBe("content of two");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

it("goes round with the arrows and to its ends, and opens what it reaches", async () => {
  render(<Stage />);
  await userEvent.tab();
  for (const [key, name] of [
    ["ArrowLeft", "three"],
    ["ArrowRight", "one"],
    ["End", "three"],
    ["Home", "one"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.textContent).toBe(name);
    expect(screen.getByRole("tabpanel").textContent).toBe(`content of ${name}`);
  }
});
