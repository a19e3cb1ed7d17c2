// @vitest-environment jsdom
// RTS 3A, 3C: rules and return to player before the first launch.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { RULES_FIRST } from "#contract/codes.ts";
import { setBrand } from "#brand/brand.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { startTexts } from "#lib/text/i18n.ts";
import duties from "#locales/zh-CN/duties.json";
import ui from "#locales/zh-CN/ui.json";
import { closeRules, showRulesFirst, useRulesFirst } from "#domain/safety/rules-first.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { Layer } from "./game-rules-layer.tsx";

const RULES = {
  version: "v1",
  name: "经典百家乐",
  rules: "庄闲两家比点。",
  returns: [
    { bet: "庄", low: 98.94, high: 98.94 },
    { bet: "和值", low: 81.02, high: 87.5 },
  ],
  commission: null,
  minBetCents: 2000,
  maxBetCents: 5_000_000,
};

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ duties, ui }]);
});
afterEach(() => {
  cleanup();
  closeRules();
});

function refused(data: object): CallError {
  const envelope = { status_code: RULES_FIRST, message: "", data };
  return new CallError("code", "/", envelope);
}

it("RTS 3A, 3C: shows rules, returns and limits; the launch goes on at a press", async () => {
  const started: string[] = [];
  showRulesFirst(refused(RULES), async (version) => void started.push(version));
  render(<Layer />);
  const dialog = await screen.findByRole("dialog", { name: "经典百家乐 · 规则与返还率" });
  expect(dialog.textContent).toContain("庄闲两家比点。");
  expect(dialog.textContent).toContain("98.94%");
  expect(dialog.textContent).toContain("81.02% – 87.50%");
  expect(started).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "已阅读，开始" }));
  expect(started).toEqual(["v1"]);
  expect(useRulesFirst.getState().rules).toBeNull();
});

it("RTS 3A, 3C: a member who would rather not play starts nothing", async () => {
  const started: string[] = [];
  showRulesFirst(refused(RULES), async (version) => void started.push(version));
  render(<Layer />);
  await userEvent.click(await screen.findByRole("button", { name: "先不玩" }));
  expect(started).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says nothing without rules", () => {
  showRulesFirst(refused({}), async () => {});
  expect(useRulesFirst.getState().rules).toBeNull();
});
