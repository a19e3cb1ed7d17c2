// @vitest-environment jsdom
// RTS 12A: on launch a member sees what remains of the limits that a stake counts towards.
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { useSpending } from "#domain/safety/spending.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { show, setUpGame } from "./test-game-site.tsx";

const { site } = setUpGame();

function Part() {
  const { kinds, only } = useSpending();
  return <p>{`limits: ${kinds.join(", ")}; ${only}`}</p>;
}

beforeEach(() => {
  const lateTexts = { safety: { "zh-CN": async () => ({ default: {} }) } };
  setBrand(sampleEntry({}, { parts: { "safety-note": async () => ({ Part }) }, lateTexts }));
});

it("while the game starts", async () => {
  // Without an answer, the game cannot start before the note is shown.
  site.answer("launch", "never");
  show();
  expect(await screen.findByText("limits: stake, loss, bet; set")).toBeTruthy();
});

it("not with play money, which has no limits", async () => {
  show("/game/PG.g1?demo=1");
  expect(await screen.findByText("试玩")).toBeTruthy();
  expect(screen.queryByText(/^limits:/)).toBeNull();
});
