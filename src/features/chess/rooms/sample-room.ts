// A room for tests.
import type { Room } from "#contract/api/venue-info.ts";

export function sampleRoom(change: Partial<Room> = {}): Room {
  return {
    kind: "room",
    id: "tea",
    name: "听雨阁 · 血战到底",
    spellings: "",
    game: "麻将",
    vendor: "弈心棋牌",
    enName: "HCQP",
    opensAt: null,
    rules: "四人入座，缺一门方可和牌。",
    entry: 200,
    base: 2,
    online: 320,
    seats: [3, 4],
    image: "",
    ...change,
  };
}
