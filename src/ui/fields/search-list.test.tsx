// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { SearchList } from "./search-list.tsx";

afterEach(cleanup);

const PAGES = ["/alpha", "/beta", "/gamma"];

function Stage({ results }: { readonly results: "below" | "over" }) {
  const [query, setQuery] = useState("");
  const data = PAGES.filter((path) => path.includes(query));
  return (
    <>
      <SearchList
        results={results}
        label="search"
        placeholder=""
        query={query}
        onQuery={setQuery}
        onWanted={() => {}}
        result={{
          state: data.length === 0 ? "empty" : "ready",
          data,
          error: null,
          retry: () => {},
        }}
        addressOf={(path) => path}
        resultsLabel="results"
        found={(count) => `${count} found`}
        empty="nothing"
      >
        {(path) => path}
      </SearchList>
      <p data-testid="place">{useLocation().pathname}</p>
    </>
  );
}

function open(results: "below" | "over" = "below") {
  const router = createMemoryRouter([{ path: "*", element: <Stage results={results} /> }]);
  render(<RouterProvider router={router} />);
  return screen.getByRole("searchbox", { name: "search" });
}

const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const place = () => screen.getByTestId("place").textContent;

it("shows nothing until something is asked, then how much is found, or that nothing is", async () => {
  const field = open();
  expect(links()).toEqual([]);
  await userEvent.type(field, "ta");
  expect(links()).toEqual(["/beta"]);
  expect(screen.getByRole("status").textContent).toBe("1 found");
  await userEvent.type(field, "x");
  expect(screen.getByText("nothing")).toBeTruthy();
});

it("is cleared by its button, and goes on in the field", async () => {
  const field = open();
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.type(field, "ta");
  await userEvent.click(screen.getByRole("button"));
  expect(field).toHaveProperty("value", "");
  expect(document.activeElement).toBe(field);
  expect(links()).toEqual([]);
});

it("is walked with the arrows, whose ends do not lead on, and Enter in the field takes the first", async () => {
  const field = open();
  await userEvent.type(field, "a");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("/alpha");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Enter}");
  expect(place()).toBe("/alpha");
});

it("puts results over the page away with Escape, which leads to the field", async () => {
  const field = open("over");
  await userEvent.type(field, "a");
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(document.activeElement).toBe(field);
  await userEvent.tab();
  expect(links()).toEqual([]);
});
