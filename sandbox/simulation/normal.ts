/** Normal distribution function (logistic approximation, within one percent). */
export function normal(value: number): number {
  return 1 / (1 + Math.exp(-1.5976 * value - 0.07056 * value ** 3));
}
