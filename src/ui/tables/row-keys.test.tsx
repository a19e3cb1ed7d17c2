// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startRowKeys } from "./row-keys.ts";

let stop: () => void;
beforeEach(() => {
  stop = startRowKeys();
});
afterEach(() => {
  stop();
  cleanup();
});

function Rows({ grid = false }: { readonly grid?: boolean }) {
  return (
    <table {...(grid && { role: "grid" })}>
      <tbody>
        <tr>
          <td>
            <a href="/1">one</a>
            <button type="button">more of one</button>
          </td>
        </tr>
        <tr>
          <td>without controls</td>
        </tr>
        <tr>
          <td>
            <a href="/2">two</a>
            <input aria-label="note of two" />
          </td>
        </tr>
        <tr>
          <td>
            <a href="/3">three</a>
            <button type="button">more of three</button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

it("goes to the same control of the next row that has one", async () => {
  render(<Rows />);
  screen.getByRole("button", { name: "more of one" }).focus();
  await press("{ArrowDown}");
  expect(focused()).toBe("two");
  await press("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("three");
  await press("{Home}");
  expect(focused()).toBe("one");
  await press("{End}{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(focused()).toBe("one");
});

it("leaves fields, chords and grids alone", async () => {
  const { rerender } = render(<Rows />);
  screen.getByLabelText("note of two").focus();
  await press("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByLabelText("note of two"));
  screen.getByText("one").focus();
  await press("{Control>}{End}{/Control}");
  expect(focused()).toBe("one");
  rerender(<Rows grid />);
  screen.getByText("one").focus();
  await press("{ArrowDown}");
  expect(focused()).toBe("one");
});
