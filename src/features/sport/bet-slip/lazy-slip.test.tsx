// @vitest-environment jsdom
// What is pressed before the code of the slip is there.
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestServer } from "../feed/test-server.ts";
import { sampleSelection } from "./state/sample-selection.ts";
import { useFollowSlip, useSlipParts } from "./lazy-slip.ts";
import { toggleSelection, useSelectionCount, useSelected } from "../markets/slip-selections.ts";

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ sport }]);
  return await startTestServer(() => ({ legs: [], series: null, dailyLeftCents: null, time: 0 }));
});

it("loads the slip with the first selection, and adds what was selected meanwhile", async () => {
  const { result, unmount } = renderHook(() => {
    useFollowSlip();
    return { parts: useSlipParts(), count: useSelectionCount(), selected: useSelected("a") };
  });
  // oxlint-disable-next-line no-restricted-globals -- nothing tells that nothing is fetched
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(result.current).toEqual({ parts: null, count: 0, selected: false });

  const pick = sampleSelection({ priceId: "a" });
  act(() => toggleSelection(pick));
  expect(result.current).toEqual({ parts: null, count: 1, selected: true });

  await waitFor(() => expect(result.current.parts).not.toBeNull());
  expect(result.current).toMatchObject({ count: 1, selected: true });
  const { useSlip } = await import("./state/slip-store.ts");
  expect(useSlip.getState().selections[0]?.pick).toEqual(pick);

  act(() => toggleSelection(pick));
  expect(result.current).toMatchObject({ count: 0, selected: false });
  unmount();
});
