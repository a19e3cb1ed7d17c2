// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRestWhileHidden } from "./use-rest-while-hidden.ts";

test("a hidden tab pauses the slides and a visible one resumes them", () => {
  const hold = vi.fn<(held: boolean) => void>();
  const state = vi.spyOn(document, "visibilityState", "get");
  const { unmount } = renderHook(() => useRestWhileHidden(hold));
  state.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(hold.mock.calls).toEqual([[true], [false]]);
});
