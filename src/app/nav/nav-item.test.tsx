// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { NavItem } from "./nav-item.tsx";
import { usePanels } from "./use-panels.ts";
import type { NavEntry } from "./use-nav.ts";

const LINK: NavEntry = { key: "sport", to: "/game/sport", panel: "sport", category: undefined };
const BUTTON: NavEntry = { key: "chess", to: null, panel: "chess", category: undefined };
const PLAIN: NavEntry = { key: "discount", to: "/discount", panel: null, category: undefined };

function Bar() {
  const panels = usePanels("row");
  return (
    <nav {...panels.list}>
      {[LINK, BUTTON, PLAIN].map((entry) => (
        <NavItem key={entry.key} entry={entry} panels={panels} panelId="panel" className="">
          {entry.key}
        </NavItem>
      ))}
    </nav>
  );
}

function open() {
  render(
    <MemoryRouter initialEntries={["/home"]}>
      <Bar />
      <Routes>
        <Route path="*" element={<p>home</p>} />
        <Route path="/game/sport" element={<p>page</p>} />
        <Route path="/discount" element={<p>page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string, pointerType: string) => {
  const trigger = screen.getByText(name);
  fireEvent.pointerDown(trigger, { pointerType });
  fireEvent.click(trigger);
  return trigger;
};
const isOpen = (trigger: HTMLElement) => trigger.getAttribute("aria-expanded") === "true";

afterEach(cleanup);

describe("a category with a page", () => {
  it("shows a finger its panel first, then the page", () => {
    open();
    expect(isOpen(press("sport", "touch"))).toBe(true);
    expect(screen.queryByText("page")).toBeNull();
    expect(isOpen(press("sport", "touch"))).toBe(false);
    expect(screen.getByText("page")).toBeTruthy();
  });

  it("leads a mouse and a keyboard to the page at once", () => {
    open();
    press("sport", "mouse");
    expect(screen.getByText("page")).toBeTruthy();
  });

  it("leads a finger to the page where it has no panel", () => {
    open();
    press("discount", "touch");
    expect(screen.getByText("page")).toBeTruthy();
  });
});

describe("a category without a page", () => {
  it("opens and closes its panel by touch, and stays open under a mouse", () => {
    open();
    expect(isOpen(press("chess", "touch"))).toBe(true);
    expect(isOpen(press("chess", "touch"))).toBe(false);
    expect(isOpen(press("chess", "mouse"))).toBe(true);
    expect(isOpen(press("chess", "mouse"))).toBe(true);
  });
});
