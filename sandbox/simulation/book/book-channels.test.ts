import * as fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { matchChannel, parseChannel } from "../../backend/push/channel-name.ts";
import { type Channel, createChannel } from "../../backend/push/channel.ts";
import { CHANNELS_KEPT } from "../../backend/push/channels.ts";
import { applied, heldOf, sorted } from "../../backend/push/sample-feed.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { channelSource, channelsOf } from "./book-channels.ts";
import { bookOf } from "./book.ts";
import { contentOf } from "./channel-content.ts";
import { inPlay, sampleWorld } from "./sample-book.ts";

vi.setConfig({ testTimeout: 30_000 });

const world = sampleWorld(5);
const book = bookOf(world);
afterEach(() => Object.assign(book.settings, { matches: null, pace: null }));

function open(name: string, time: number): Channel {
  const watched = parseChannel(name);
  if (!watched) throw new Error(name);
  return createChannel(channelSource(book), { name, watched, firstSeq: 100 }, time);
}

const names = fc.constantFrom("FT.RB", "VF.RB", "SK.FT", "TN.RB", "BK.RB", "match");
const steps = fc.array(fc.integer({ min: 100, max: 90_000 }), { minLength: 1, maxLength: 8 });
const starts = fc.integer({ min: 0, max: 86_400 });

it("deltas turn one snapshot into the next", () => {
  fc.assert(
    fc.property(names, starts, steps, fc.boolean(), (asked, second, waits, fast) => {
      let time = MOMENT + second * 1000;
      book.settings.pace = fast ? 1500 : null;
      const [first] = inPlay(book, "FT", time);
      const name = asked === "match" ? matchChannel(first?.id ?? "") : asked;
      const channel = open(name, time);
      const before = channel.snapshot(time);
      let held = heldOf(before.matches);
      for (const wait of waits) channel.advance((time += wait));
      const deltas = channel.since(before.seq) ?? [];
      expect(deltas.map(({ seq }) => seq)).toEqual(deltas.map((_, index) => 101 + index));
      for (const delta of deltas) held = applied(held, delta);
      const watched = parseChannel(name);
      const now = watched ? contentOf(book, watched, time).matches : [];
      expect(sorted(held)).toEqual(sorted(heldOf(now)));
      expect(channel.snapshot(time).seq).toBe(deltas.at(-1)?.seq ?? before.seq);
    }),
    { numRuns: 40 },
  );
});

it("shows at once when the number of matches is changed", () => {
  const channel = open("FT.RB", MOMENT);
  const before = channel.snapshot(MOMENT);
  book.settings.matches = 300;
  const after = channel.snapshot(MOMENT);
  expect(after.matches.length).toBeGreaterThan(280);
  const [delta] = channel.since(before.seq) ?? [];
  expect(delta?.matches.length).toBe(after.matches.length - before.matches.length);
});

it("numbers deltas without gaps, confirms on request, and keeps two hundred", () => {
  const channel = open("FT.RB", MOMENT);
  channel.advance(MOMENT);
  expect(channel.seq).toBe(100);
  for (let turn = 1; turn <= 250; turn++) channel.advance(MOMENT + turn, true);
  expect(channel.seq).toBe(350);
  expect(channel.since(350)).toEqual([]);
  expect(channel.since(348)?.map(({ seq }) => seq)).toEqual([349, 350]);
  expect(channel.since(150)).toHaveLength(200);
  expect(channel.since(149)).toBeNull();
  expect(channel.since(351)).toBeNull();
});

it("needs a new snapshot when outrights are added", () => {
  const channel = open("FT.FSFU", MOMENT);
  const { seq } = channel.snapshot(MOMENT);
  channel.advance(MOMENT + 2 * 86_400_000);
  expect(channel.since(seq)).toBeNull();
});

it("never reuses a seq after a channel was dropped", () => {
  const channels = channelsOf(world);
  const first = channels.channel("FT.RB", MOMENT);
  expect(channels.channel("FT.XX", MOMENT)).toBeNull();
  expect(channels.channel("FT.FU.2026-99-99", MOMENT)).toBeNull();
  for (let turn = 0; turn < 5; turn++) first?.advance(MOMENT, true);
  for (let number = 0; number < CHANNELS_KEPT; number++)
    channels.channel(`M.none-${number}`, MOMENT);
  const again = channels.channel("FT.RB", MOMENT);
  expect(again?.seq).toBeGreaterThan(first?.seq ?? 0);
});

it("makes two thousand changes a second on five hundred matches", () => {
  book.settings.matches = 500;
  const playing = inPlay(book, "FT", MOMENT);
  const prices = playing.flatMap((fixture) =>
    book.views.listed(fixture, MOMENT).markets.flatMap((market) => market.prices),
  );
  book.settings.pace = Math.round((prices.length * 0.8 * 1000) / 2000);
  const channel = open("FT.RB", MOMENT);
  const seconds = 20;
  const { seq } = channel.snapshot(MOMENT);
  for (let tick = 1; tick <= seconds * 2; tick++) channel.advance(MOMENT + tick * 500);
  const deltas = channel.since(seq) ?? [];
  const changed = deltas.reduce(
    (sum, { prices: moved, markets }) =>
      sum + moved.length + markets.reduce((all, { market }) => all + market.prices.length, 0),
    0,
  );
  expect(changed / seconds).toBeGreaterThan(1600);
});
