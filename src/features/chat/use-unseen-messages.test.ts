// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleLine } from "./client/sample-line.ts";
import { chatRows } from "./rows.ts";
import { useUnseenMessages } from "./use-unseen-messages.ts";

const rows = (...userIds: readonly string[]) =>
  chatRows(
    userIds.map((userId, index) => sampleLine({ id: index + 1, userId })),
    { hidden: new Set<string>(), pending: [], rid: "lobby" },
  );

it("counts what others write while the reader is further up, and not what the reader writes", () => {
  const reader = { userId: "me", isAtEnd: () => false };
  const { result, rerender } = renderHook((shown) => useUnseenMessages(shown, reader), {
    initialProps: rows("a"),
  });
  rerender(rows("a", "me"));
  expect(result.current.unseen).toBe(0);
  rerender(rows("a", "me", "b", "c"));
  expect(result.current.unseen).toBe(2);
  act(() => result.current.seen());
  expect(result.current.unseen).toBe(0);
});

it("counts nothing at the end", () => {
  const reader = { userId: null, isAtEnd: () => true };
  const { result, rerender } = renderHook((shown) => useUnseenMessages(shown, reader), {
    initialProps: rows("a"),
  });
  rerender(rows("a", "b"));
  expect(result.current.unseen).toBe(0);
});
