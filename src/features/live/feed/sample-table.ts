// A table for tests.
import type { LiveTable } from "#contract/api/venue-info.ts";

export function sampleTable(change: Partial<LiveTable> = {}): LiveTable {
  return {
    kind: "table",
    id: "a01",
    name: "经典百家乐 A01",
    spellings: "",
    game: "baccarat",
    vendor: "青鸾真人",
    enName: "BGZR",
    dealer: "沈月",
    portrait: "",
    language: "国语",
    opensAt: null,
    seated: 320,
    limits: [20, 50_000],
    round: 12,
    roundSeconds: 25,
    secondsLeft: 18,
    road: ["B", "B", "P"],
    numbers: [],
    bulls: [],
    image: "",
    ...change,
  };
}
