import { expect, it } from "vitest";
import { emptyReason } from "./empty-reason.ts";

const FILTER = { only: null, leagues: [], pick: null, date: null } as const;

it("names what is to be changed: the filter, the day, or what is shown", () => {
  expect(emptyReason(FILTER, " ")).toBe("none");
  expect(emptyReason(FILTER, "x")).toBe("search");
  expect(emptyReason({ ...FILTER, leagues: ["1"], date: "2026-12-25" }, "")).toBe("search");
  expect(emptyReason({ ...FILTER, date: "2026-12-25" }, "")).toBe("day");
  expect(emptyReason({ ...FILTER, pick: "follows", date: "2026-12-25" }, "")).toBe("follows");
  expect(emptyReason({ ...FILTER, pick: "soon" }, "")).toBe("none");
});
