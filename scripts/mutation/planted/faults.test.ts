import { expect, it } from "vitest";
import { FAULTS, readyFault } from "./ready-fault.ts";

it.each(FAULTS)("$file can still be planted: $harm", (fault) => {
  expect(readyFault(fault).tests.length).toBeGreaterThan(0);
});

it("every part has faults", () => {
  const parts = FAULTS.map(
    (fault) => /\/(cli|src|sandbox|contract)\//.exec(readyFault(fault).path)?.[1],
  );
  expect(new Set(parts)).toEqual(new Set(["cli", "src", "sandbox", "contract"]));
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
});
