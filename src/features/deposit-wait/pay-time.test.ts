import { expect, it } from "vitest";
import { payTime } from "./pay-time.ts";

const CREATED = Date.UTC(2026, 10, 21);
const QUARTER = { createdAt: CREATED, expiresAt: CREATED + 900_000 };

it.each([
  // The page's clock is behind the server's.
  [-1200, 900],
  [-1, 900],
  [0, 900],
  [1, 900],
  [1000, 899],
  [899_000, 1],
  [899_999, 1],
  [900_000, 0],
  [960_000, 0],
])("%d ms after the order was made", (elapsed, seconds) => {
  expect(payTime(QUARTER, CREATED + elapsed)).toEqual({ total: 900, seconds });
});
