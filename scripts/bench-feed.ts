// `npm run bench:feed`: CPU time of the live feed without rendering: 2,000 odds changes a second over 500 matches, in
// two messages a second, with 3,000 prices in view. Prints milliseconds per message.
import { FeedMessageSchema } from "#contract/api/sport-feed.ts";
import { createKeyedStore } from "../src/features/sport/feed/keyed-store.ts";
import { createFeedModel } from "../src/features/sport/feed/feed-model.ts";
import { readFrame } from "../src/lib/calls/read-frame.ts";
import { createTestFeed } from "../src/features/sport/feed/test-feed.ts";

const MATCHES = 500;
const CHANGES = 1000;
const MESSAGES = 240;
const WARM_UP = 40;
const SHOWN = 3000;

const feed = createTestFeed(MATCHES);
const model = createFeedModel();
// Six prices of each match, as in its table.
for (let match = 0; match < MATCHES; match++) feed.step({ kind: "market", match, value: 0 });
model.applySnapshot(feed.snapshot(), 0);
const ids = [...model.content.prices.byId.keys()].slice(0, SHOWN);
const cells = createKeyedStore(
  (id) => {
    const { odds = "", active = false, moved = "same" } = model.content.prices.byId.get(id) ?? {};
    return { odds, active, moved };
  },
  (before, after) =>
    before.odds === after.odds && before.active === after.active && before.moved === after.moved,
);
let notified = 0;
for (const id of ids) {
  cells.get(id);
  cells.subscribe(id, () => {
    notified += 1;
  });
}

const took: number[] = [];
for (let count = 0; count < MESSAGES; count++) {
  const frame = frameOf(count);
  const from = performance.now();
  const message = readFrame(FeedMessageSchema, frame);
  if (message?.type !== "delta") throw new Error("The frame is no change.");
  model.applyDelta(message, from);
  cells.changed(model.takeChanges(message.time).prices);
  if (count >= WARM_UP) took.push(performance.now() - from);
}
const sorted = took.toSorted((left, right) => left - right);
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
console.log(
  `${ids.length} prices on view, ${CHANGES} changes a message, ${notified} notifications`,
);
console.log(`median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms a message`);

function frameOf(count: number): string {
  const prices = Array.from({ length: CHANGES }, (_, index) => {
    const id = ids[(count * CHANGES + index) % ids.length] ?? "";
    return [id, `0.${String(((count * 7 + index) % 89) + 10)}`, 1];
  });
  const delta = feed.step({ kind: "nothing", match: 0, value: 0 });
  return JSON.stringify({ ...delta, prices });
}
