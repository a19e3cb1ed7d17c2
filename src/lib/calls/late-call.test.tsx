// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { CallResult } from "./call-result.ts";
import { type CallWatch, useLateCall } from "./late-call.ts";

function watch(first: CallResult<string>) {
  let result = first;
  const listeners = new Set<() => void>();
  return {
    read: () => result,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners,
    answer(next: CallResult<string>) {
      result = next;
      for (const listener of listeners) listener();
    },
  };
}

const rest = { error: null, retry: () => {} };
const loading: CallResult<string> = { state: "loading", data: undefined, ...rest };

describe("a call of the first paint", () => {
  it("is loading until the data layer is there, then follows it", async () => {
    const source = watch(loading);
    const load = async () => source;
    const { result, unmount } = renderHook(() => useLateCall(load));
    expect(result.current.state).toBe("loading");
    expect(source.listeners.size).toBe(0);
    await act(async () => {});
    act(() => source.answer({ state: "ready", data: "news", ...rest }));
    expect(result.current).toMatchObject({ state: "ready", data: "news" });
    unmount();
    expect(source.listeners.size).toBe(0);
  });

  it("says that the data layer did not come, and fetches it again on request", async () => {
    const load = vi
      .fn<() => Promise<CallWatch<string>>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(watch({ state: "ready", data: "news", ...rest }));
    const { result } = renderHook(() => useLateCall(load));
    await act(async () => {});
    expect(result.current.state).toBe("error");
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({ state: "ready", data: "news" });
  });
});
