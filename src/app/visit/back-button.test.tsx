// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLayer } from "#ui/overlays/open-layers.ts";
import { followBackButton } from "./back-button.ts";
import { listenBeforeRouter, setRouter } from "./visit.ts";

const ROUTER = vi.fn<(event: PopStateEvent) => void>();
const closed: string[] = [];

function Layer({ name, closable = true }: { readonly name: string; readonly closable?: boolean }) {
  useLayer(true, closable ? () => void closed.push(name) : null);
  return null;
}

let touch = true;
let followed = false;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: touch }));
  touch = true;
  closed.length = 0;
  ROUTER.mockClear();
  window.history.replaceState({ key: "k1", idx: 0 }, "", "/app/help/gztk");
  const router = createMemoryRouter([{ path: "*", element: null }], {
    initialEntries: [{ pathname: "/app/help/gztk", key: "k1" }],
  });
  setRouter(router);
  if (!followed) {
    listenBeforeRouter();
    window.addEventListener("popstate", ROUTER);
    followBackButton();
  }
  followed = true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pop = (state: unknown) => {
  window.history.replaceState(state, "");
  tell(state);
};
const tell = (state: unknown) =>
  act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state })));
const FIRST = { key: "k1", idx: 0 };
const SECOND = { ...FIRST, second: true };

it("adds a second history entry, and closes the topmost layer when the player goes back from it", () => {
  const push = vi.spyOn(window.history, "pushState");
  const forward = vi.spyOn(window.history, "forward").mockReturnValue();
  const back = vi.spyOn(window.history, "back").mockReturnValue();
  const { rerender } = render(<Layer key="auth" name="auth" />);
  const both = [<Layer key="auth" name="auth" />, <Layer key="tip" name="tip" />];
  rerender(<>{both}</>);
  expect(push).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual(SECOND);

  pop(FIRST);
  expect(closed).toEqual(["tip"]);
  // Back where the next press is for the layer below.
  expect(forward).toHaveBeenCalledTimes(1);
  pop(SECOND);
  rerender(<>{both[0]}</>);
  pop(FIRST);
  expect(closed).toEqual(["tip", "auth"]);
  expect(forward).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
  expect(ROUTER).not.toHaveBeenCalled();
});

it("goes back a page when no layer is open any more", () => {
  const back = vi.spyOn(window.history, "back").mockReturnValue();
  render(<Layer name="auth" />).unmount();
  pop(FIRST);
  expect(back).toHaveBeenCalledTimes(1);
  expect([closed, ROUTER.mock.calls]).toEqual([[], []]);
});

it("leaves a link to a part of the page to the router", () => {
  const back = vi.spyOn(window.history, "back").mockReturnValue();
  pop(FIRST);
  ROUTER.mockClear();
  pop(null);
  pop(FIRST);
  expect(back).not.toHaveBeenCalled();
  expect(ROUTER).toHaveBeenCalledTimes(2);
});

it("leaves other pages to the router, and keeps layers open that cannot be closed", () => {
  const forward = vi.spyOn(window.history, "forward").mockReturnValue();
  render(<Layer name="asked" closable={false} />);
  pop(FIRST);
  expect(forward).toHaveBeenCalledTimes(1);
  expect([closed, ROUTER.mock.calls]).toEqual([[], []]);
  pop({ key: "k0", idx: -1 });
  expect(ROUTER).toHaveBeenCalledTimes(1);
});

it("a page that may not be left yet: the router's step back to it closes nothing", () => {
  const push = vi.spyOn(window.history, "pushState");
  // The player goes back to a page where a sheet was open; the router refuses, and a dialog asks.
  const other = { key: "k0", idx: -1, second: true };
  pop(other);
  render(<Layer name="leave?" />);
  expect(push).not.toHaveBeenCalled();
  pop(FIRST);
  expect(closed).toEqual([]);
  expect(ROUTER).toHaveBeenCalledTimes(2);
  expect(window.history.state).toEqual(SECOND);
  // The next one is the player's.
  pop(FIRST);
  expect(closed).toEqual(["leave?"]);
});

it("a step of the router that is told late closes nothing either", () => {
  pop({ key: "k0", idx: -1 });
  // The history is back already when the dialog opens; the event comes afterwards.
  window.history.replaceState(FIRST, "");
  render(<Layer name="leave?" />);
  expect(window.history.state).toEqual(SECOND);
  tell(FIRST);
  expect(closed).toEqual([]);
  expect(ROUTER).toHaveBeenCalledTimes(2);
  pop(FIRST);
  expect(closed).toEqual(["leave?"]);
});

it("adds nothing to the history where there is a mouse", () => {
  touch = false;
  const push = vi.spyOn(window.history, "pushState");
  render(<Layer name="auth" />);
  expect(push).not.toHaveBeenCalled();
});
