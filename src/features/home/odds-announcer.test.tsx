// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { announceOdds, OddsAnnouncer } from "./odds-announcer.tsx";

test("a movement is spoken politely and the next one only after a pause", () => {
  render(<OddsAnnouncer />);
  act(() => announceOdds("升至 0.94", 10_000));
  act(() => announceOdds("降至 0.90", 12_000));
  expect(screen.getByText("升至 0.94").getAttribute("aria-live")).toBe("polite");
  act(() => announceOdds("降至 0.88", 14_500));
  expect(screen.getByText("降至 0.88")).toBeTruthy();
});
