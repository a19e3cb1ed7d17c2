import { expect, it } from "vitest";
import { createReplayGuard } from "./replay-guard.ts";

const signed = (id: string, until: number, repeatedBy: string | null = null, sender = "m") => ({
  id,
  sender,
  until,
  repeatedBy,
});

it("admits a repeated money call with the same sender and key", () => {
  const guard = createReplayGuard();
  expect(guard.admit(signed("a", 10, "token key"), 0)).toBe("admitted");
  expect(guard.admit(signed("a", 10, "token key"), 5)).toBe("admitted");
  expect(guard.admit(signed("a", 10, "token other"), 5)).toBe("repeated");
  expect(guard.admit(signed("a", 10), 5)).toBe("repeated");
  expect(guard.admit(signed("b", 10), 0)).toBe("admitted");
  expect(guard.admit(signed("b", 10, "token key"), 5)).toBe("repeated");
});

it("forgets an id when its timestamp expires, and all ids on clear", () => {
  const guard = createReplayGuard();
  expect(guard.admit(signed("a", 10), 0)).toBe("admitted");
  expect(guard.admit(signed("a", 20), 10)).toBe("repeated");
  expect(guard.admit(signed("a", 20), 11)).toBe("admitted");
  guard.clear();
  expect(guard.admit(signed("a", 20), 11)).toBe("admitted");
});

it("refuses a sender with too many requests, and admits others", () => {
  const guard = createReplayGuard({ perSender: 3, inAll: 100 });
  for (const id of ["a", "b", "c"]) expect(guard.admit(signed(id, 10), 0)).toBe("admitted");
  expect(guard.admit(signed("d", 10), 0)).toBe("full");
  expect(guard.admit(signed("e", 10, null, "other"), 0)).toBe("admitted");
  for (const id of ["a", "b", "c"]) expect(guard.admit(signed(id, 10), 9)).toBe("repeated");
  expect(guard.admit(signed("d", 30), 11)).toBe("admitted");
});

it("admits nobody when it is full, rather than forget a valid id", () => {
  const guard = createReplayGuard({ perSender: 10, inAll: 4 });
  const ids = ["a", "b", "c", "d"];
  for (const id of ids) expect(guard.admit(signed(id, 10, null, id), 0)).toBe("admitted");
  expect(guard.admit(signed("e", 10, null, "e"), 5)).toBe("full");
  for (const id of ids) expect(guard.admit(signed(id, 10, null, id), 10)).toBe("repeated");
  expect(guard.admit(signed("e", 20, null, "e"), 11)).toBe("admitted");
});
