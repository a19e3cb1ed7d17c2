// @vitest-environment jsdom
// What is pressed before the code of the slip is there.
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { setBrand } from "../../../brand/brand.ts";
import { startTexts } from "../../../lib/i18n.ts";
import sport from "../../../locales/zh-CN/sport.json";
import { sampleEntry } from "../../../session/test-brand.ts";
import { startTestServer } from "../slip-view/test-server.ts";
import { samplePick } from "./sample-pick.ts";
import { togglePick, useFollowSlip, usePickCount, usePicked, useSlipCode } from "./slip-door.ts";

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ sport }]);
  return await startTestServer(() => ({ legs: [], series: null, dailyLeftCents: null, time: 0 }));
});

it("fetches the slip with the first pick, and takes what was pressed meanwhile", async () => {
  const { result, unmount } = renderHook(() => {
    useFollowSlip();
    return { code: useSlipCode(), count: usePickCount(), picked: usePicked("a") };
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(result.current).toEqual({ code: null, count: 0, picked: false });

  const pick = samplePick({ priceId: "a" });
  act(() => togglePick(pick));
  expect(result.current).toEqual({ code: null, count: 1, picked: true });

  await waitFor(() => expect(result.current.code).not.toBeNull(), { timeout: 20_000 });
  expect(result.current).toMatchObject({ count: 1, picked: true });
  expect(result.current.code?.useSlip.getState().selections[0]?.pick).toEqual(pick);

  act(() => togglePick(pick));
  expect(result.current).toMatchObject({ count: 0, picked: false });
  unmount();
}, 30_000);
