// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLateAreas } from "./use-late-areas.ts";

const CHINA = { areaName: "中国", areaCode: "86", regex: "^861\\d{10}$" };

it.each([
  ["+86 138-0013-8022", 1],
  ["008613800138022", 1],
  ["13800138022", 0],
  ["", 0],
])("reads %j again %i times when the countries come", (text, times) => {
  const read = vi.fn<(text: string) => void>();
  const hook = renderHook(({ areas }) => useLateAreas(areas, text, read), {
    initialProps: { areas: undefined as (typeof CHINA)[] | undefined },
  });
  expect(read).not.toHaveBeenCalled();
  hook.rerender({ areas: [CHINA] });
  expect(read.mock.calls).toEqual(Array.from({ length: times }, () => [text]));
});
