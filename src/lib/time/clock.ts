// The server's time: an offset taken once, then a monotonic count, so that a wrong or changed device
// clock moves no countdown.
let offset = 0;

/** `serverTime` in epoch milliseconds, as of now. */
export function setServerTime(serverTime: number): void {
  offset = serverTime - deviceNow();
}

/** Epoch milliseconds by the server's clock. */
export function serverNow(): number {
  return deviceNow() + offset;
}

function deviceNow(): number {
  return performance.timeOrigin + performance.now();
}
