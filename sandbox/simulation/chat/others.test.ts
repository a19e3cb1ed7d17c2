import { expect, it } from "vitest";
import { MODERATOR } from "../../backend/chat/chat-user.ts";
import type { OtherLine } from "../../backend/chat/chat-world.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { chatter, reactions } from "./room-talk.ts";
import { TALK } from "./talk-lines.ts";

const KEY = { seed: 7, room: "aurora lobby" };
const FROM = Date.UTC(2026, 10, 21, 11);
const MOOD = { rate: 0.3, lines: TALK.football, fill: (line: string) => line };
const said = (from: number, to: number) => chatter(KEY, { from, to }, () => MOOD);
const textOf = ({ body }: OtherLine) => (body.kind === "message" ? body.msg : "");

it("says the same whether it is asked for an hour or for each second of it", () => {
  const whole = said(FROM, FROM + 20 * MINUTE);
  const parts = Array.from({ length: 1200 }, (_, second) =>
    said(FROM + second * 1000, FROM + second * 1000 + 1000),
  ).flat();
  expect(parts.map(textOf)).toEqual(whole.map(textOf));
  expect(whole.length).toBeGreaterThan(100);
});

it("varies: no line twice in a row, and most lines within an hour", () => {
  const texts = said(FROM, FROM + 60 * MINUTE)
    .filter(({ user }) => user.role === "member")
    .map((line) => textOf(line).replace(/[！~。…👍😂 ]+$/u, ""))
    .filter((text) => text !== "");
  expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(25);
});

it("removes advertisements, and the moderator says why", () => {
  const day = said(FROM, FROM + 24 * 60 * MINUTE);
  const removed = day.filter(({ removedAt }) => removedAt !== null);
  expect(removed.length).toBeGreaterThan(3);
  for (const line of removed) {
    const answer = day.find(({ at, user }) => at === line.removedAt && user === MODERATOR);
    expect(answer && textOf(answer)).toContain(line.user.name);
  }
});

it("has several people react to a goal within seconds", () => {
  const lively = reactions(KEY, { happenedAt: FROM, lines: TALK.goal, fill: (line) => line });
  expect(lively.length).toBeGreaterThan(2);
  expect(lively.every(({ at }) => at > FROM && at < FROM + 20_000)).toBe(true);
});

it("promises nobody a win", () => {
  const all = Object.values(TALK).flat().join("\n");
  expect(all).not.toMatch(/稳赚|必赢|包赢|保证|内幕|跟我买|带单|稳赢|必中/);
});
