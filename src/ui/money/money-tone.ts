import { cva } from "#styled/css/index.js";

const tone = cva({
  variants: { of: { win: { color: "win" }, lose: { color: "lose" }, push: { color: "push" } } },
});

/** Winnings, losses and neither, in their colours. */
export function moneyTone(cents: number): string {
  if (cents === 0) return tone({ of: "push" });
  return tone({ of: cents > 0 ? "win" : "lose" });
}
