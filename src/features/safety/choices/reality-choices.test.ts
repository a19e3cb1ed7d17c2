import { expect, it } from "vitest";
import { REALITY_CHECK_MINUTES } from "#contract/protection/controls.ts";
import { PENNSYLVANIA } from "#contract/protection/pennsylvania.ts";
import { sampleInfo } from "../sample-info.ts";
import { realityChoices } from "./reality-choices.ts";

const { rules } = sampleInfo(0);

it("RTS 13B: the member chooses the interval, or none", () => {
  expect(realityChoices(REALITY_CHECK_MINUTES, { realityCheckMinutes: 60, rules })).toEqual([
    null,
    15,
    30,
    60,
    120,
  ]);
});

it("58 Pa. Code § 814a.1(e)(2): at least hourly, and it cannot be switched off", () => {
  const realityCheckMaxMinutes = PENNSYLVANIA.realityCheckMaxMinutes?.value ?? null;
  const strict = { ...rules, realityCheckMaxMinutes };
  expect(realityChoices(REALITY_CHECK_MINUTES, { realityCheckMinutes: 60, rules: strict })).toEqual(
    [15, 30, 60],
  );
});

it("keeps an interval that the server has set and the page does not offer", () => {
  expect(realityChoices([15, 60], { realityCheckMinutes: 45, rules })).toEqual([null, 15, 45, 60]);
});
