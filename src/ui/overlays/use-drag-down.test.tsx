// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useDragDown } from "./use-drag-down.ts";

const close = vi.fn<() => void>();

function Panel() {
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragDown(panel, close);
  return (
    <div ref={panel} data-testid="panel">
      <div data-testid="head" {...drag} />
    </div>
  );
}

const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] });

afterEach(() => {
  cleanup();
  close.mockReset();
});

it("follows the finger, returns after a short way, and closes after a long one", () => {
  render(<Panel />);
  const head = screen.getByTestId("head");
  const translate = () => screen.getByTestId("panel").style.translate;
  fireEvent.touchStart(head, at(300));
  fireEvent.touchMove(head, at(330));
  expect(translate()).toBe("0px 30px");
  fireEvent.touchMove(head, at(200));
  expect(translate()).toBe("0px");
  fireEvent.touchEnd(head, { touches: [] });
  expect(translate()).toBe("");
  expect(close).not.toHaveBeenCalled();
  fireEvent.touchStart(head, at(300));
  fireEvent.touchMove(head, at(420));
  fireEvent.touchEnd(head, { touches: [] });
  expect(close).toHaveBeenCalledTimes(1);
});

it("leaves a gesture of two fingers alone, and one that the system has taken", () => {
  render(<Panel />);
  const head = screen.getByTestId("head");
  fireEvent.touchStart(head, { touches: [{ clientY: 100 }, { clientY: 200 }] });
  fireEvent.touchMove(head, at(400));
  fireEvent.touchEnd(head, { touches: [] });
  fireEvent.touchStart(head, at(300));
  fireEvent.touchMove(head, at(420));
  fireEvent.touchCancel(head);
  expect(screen.getByTestId("panel").style.translate).toBe("");
  expect(close).not.toHaveBeenCalled();
});
