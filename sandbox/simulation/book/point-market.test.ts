// The market of the next point: open between two points, locked while one is played.
import { expect, it } from "vitest";
import { pointOfLine } from "#contract/betting/contests.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { bookOf } from "./book.ts";
import { sampleWorld, someOfEach } from "./sample-book.ts";

const SECOND = 1000;
const book = bookOf(sampleWorld());
const match = someOfEach(book, MOMENT, 1).find(({ sport }) => sport === "TN");

it("locks as the point begins and opens for the next one", () => {
  if (!match) throw new Error("the programme has no tennis");
  const { begins, incidents, pauses } = book.timelineOf(match);
  const seen: { readonly state: string; readonly line: string; readonly time: number }[] = [];
  for (let time = begins + 10 * SECOND; time < begins + 5 * MINUTE; time += SECOND) {
    const market = book.views.whole(match, time).markets.find(({ w }) => w.endsWith("RPW"));
    if (market) seen.push({ state: market.state, line: market.line ?? "", time });
  }
  for (const { kind, at } of incidents.filter((one) => one.at < begins + 5 * MINUTE)) {
    if (kind !== "point" && kind !== "game") continue;
    const before = seen.filter(({ time }) => time < at && time > at - 8 * SECOND);
    expect(before.every(({ state }) => state === "suspended")).toBe(true);
    const after = seen.find(({ time }) => time > at);
    const isPaused = pauses.some(([from, to]) => from <= at + SECOND && at + SECOND < to);
    expect(after?.state ?? "open").toBe(isPaused ? "suspended" : "open");
  }
  const lines = seen.map(({ line }) => pointOfLine(line));
  expect(lines.some(({ point }) => point === 1) && lines.some(({ point }) => point > 3)).toBe(true);
  // The other markets of the match stay open during a point.
  const rally = seen.find(
    ({ state, line }) => state === "suspended" && pointOfLine(line).point === 2,
  );
  const others = book.views.whole(match, rally?.time ?? 0).markets;
  expect(others.some(({ w, state }) => w.endsWith("RGW") && state === "open")).toBe(true);
});
