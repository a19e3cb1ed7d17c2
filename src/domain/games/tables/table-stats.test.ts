import { expect, test } from "vitest";
import { tableStats, tableTone } from "./table-stats.ts";

test("a baccarat shoe counts banker, player and tie", () => {
  const stats = tableStats({ game: "baccarat", road: ["B", "B", "P", "T"], numbers: [] });
  expect(stats).toEqual([
    { bet: "banker", value: "2" },
    { bet: "player", value: "1" },
    { bet: "tie", value: "1" },
  ]);
});

test("the shares of a table make up the whole", () => {
  const stats = tableStats({ game: "sicBo", road: [], numbers: [11, 4, 17] });
  expect(stats.map((stat) => stat.value)).toEqual(["67%", "33%"]);
});

test("zero is neither odd nor even at the wheel", () => {
  expect(tableStats({ game: "roulette", road: [], numbers: [0, 1, 3] })[0]).toEqual({
    bet: "odd",
    value: "100%",
  });
  expect(tableTone("roulette")(0)).toBe("green");
});

test("a dealer of niu niu has a bull or none", () => {
  const stats = tableStats({ game: "niuNiu", road: [], numbers: [0, 10, 7, 1] });
  expect(stats).toEqual([
    { bet: "niu", value: "75%" },
    { bet: "noNiu", value: "25%" },
  ]);
  expect([0, 1, 13].map(tableTone("niuNiu"))).toEqual(["dark", "red", "red"]);
});

test("a table without history has no figures", () => {
  expect(tableStats({ game: "niuNiu", road: [], numbers: [] })).toEqual([]);
});
