// @vitest-environment jsdom
// Selections of one match in the slip, as the player uses it.
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { sampleSelection } from "../state/sample-selection.ts";
import { figure, press, setUpSlipPanel } from "./test-slip-panel.tsx";

const panel = setUpSlipPanel();

async function combine() {
  act(() => {
    panel.site.slip.setMode("series");
    panel.site.slip.toggle(
      sampleSelection({ priceId: "p2", gameId: "g-p1", w: "RM", line: null, odds: "2.40" }),
    );
  });
  await act(() => panel.site.requote(panel.site.context));
}

it("combines selections of one game in a series, with chance, margin and what one void part leaves", async () => {
  await combine();
  const card = screen.getByRole("article", { name: "同场组合 2 项" });
  expect(card.textContent).toContain("3.20");
  expect(card.textContent).toContain("全中机会 29.4% · 平台优势 6.1%");
  await userEvent.click(screen.getByText("有一项不计时的赔率"));
  expect(screen.getByText("全场让球 海潮联合 -0.5 不计").nextElementSibling?.textContent).toBe(
    "2.40",
  );
  await userEvent.type(screen.getByLabelText(/^同场组合 2 项 @ 3.20/), "100");
  expect(figure("可赢金额")).toBe("¥ 220");
  await press(/确认投注/);
  await screen.findByText("投注成功");
  const placed = panel.asked.find(({ method }) => method === "placeBet")?.Request["tickets"] ?? [];
  const [ticket] = placed as { legs: QuotedLeg[]; sizes: number[] }[];
  expect(ticket?.sizes).toEqual([1]);
  expect(ticket?.legs[0]?.parts?.map(({ priceId }) => priceId)).toEqual(["p1", "p2"]);
  expect(screen.getByText(/^海潮联合 -0.5/, { selector: "b" })).toBeTruthy();
});

it("says which selections of a game do not combine, and takes one of them away", async () => {
  panel.problems = [{ kind: "implies", parts: [0], part: 1, why: null }];
  await combine();
  expect(screen.getByText(/“全场让球 海潮联合 -0.5”赢时“全场独赢 海潮联合”必定赢/)).toBeTruthy();
  expect(screen.getByText("请先移除不能组合的选项")).toBeTruthy();
  panel.problems = [];
  await press(/^移除 海潮联合$/);
  expect(screen.queryByRole("article", { name: /同场组合/ })).toBeNull();
  expect(screen.getByText("串关至少需要两项", { selector: "p" })).toBeTruthy();
});

it("shows how the odds of a series came about", async () => {
  act(() => {
    panel.site.slip.setMode("series");
    panel.site.slip.toggle(sampleSelection({ priceId: "p2", gameId: "g-p2" }));
  });
  await act(() => panel.site.requote(panel.site.context));
  expect(screen.getByText("各关赔率相乘：1.94 × 1.94")).toBeTruthy();
});
