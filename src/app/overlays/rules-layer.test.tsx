// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { closeRules, useRulesFirst } from "#domain/safety/rules-first.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { RulesLayer } from "./rules-layer.tsx";

const RULES = {
  version: "v1",
  name: "经典百家乐",
  rules: "庄闲两家比点。",
  returns: [],
  commission: null,
  minBetCents: null,
  maxBetCents: null,
};

afterEach(() => {
  cleanup();
  closeRules();
});

it("the rules of a game do not follow the member to another page", async () => {
  setBrand({ ...sampleEntry(), layers: { "game-rules": async () => ({ Layer: () => null }) } });
  const router = createMemoryRouter([{ path: "*", element: <RulesLayer /> }], {
    initialEntries: ["/game/realbet"],
  });
  render(<RouterProvider router={router} />);
  act(() => useRulesFirst.setState({ rules: RULES }));
  await act(() => router.navigate("/game/realbet?view=cards"));
  expect(useRulesFirst.getState().rules).toBe(RULES);
  await act(() => router.navigate("/mine/wallet"));
  expect(useRulesFirst.getState().rules).toBeNull();
});
