// @vitest-environment jsdom
// What is pressed before the code of the slip is there.
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { setUpFeed } from "../feed/test-feed-site.ts";
import { sampleSelection } from "./state/sample-selection.ts";
import { useExpectedSlip, useSlipLoaded } from "./lazy-slip.ts";
import { toggleSelection, useSelectionCount, useSelected } from "../markets/slip-selections.ts";

setUpFeed(() => ({ legs: [], series: null, dailyLeftCents: null, time: 0 }));

it("loads the slip with the first selection, and adds what was selected meanwhile", async () => {
  const { result, unmount } = renderHook(() => {
    useExpectedSlip();
    return { loaded: useSlipLoaded(), count: useSelectionCount(), selected: useSelected("a") };
  });
  // oxlint-disable-next-line no-restricted-globals -- nothing tells that nothing is fetched
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(result.current).toEqual({ loaded: false, count: 0, selected: false });

  const pick = sampleSelection({ priceId: "a" });
  act(() => toggleSelection(pick));
  expect(result.current).toEqual({ loaded: false, count: 1, selected: true });

  await waitFor(() => expect(result.current.loaded).toBe(true));
  expect(result.current).toMatchObject({ count: 1, selected: true });
  const { useSlip } = await import("./state/slip-store.ts");
  expect(useSlip.getState().selections[0]?.pick).toEqual(pick);

  act(() => toggleSelection(pick));
  expect(result.current).toMatchObject({ count: 0, selected: false });
  unmount();
});
