// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { followAppBadge } from "./app-badge.ts";
import { useSession } from "./session-store.ts";

const set = vi.fn<(count?: number) => Promise<void>>(async () => {});
const clear = vi.fn<() => Promise<void>>(async () => {});
const COUNTS = { notice: 2, activity: 1 } as never;
let stop = () => {};

function open(standalone: boolean, member: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
  Object.assign(navigator, { setAppBadge: set.mockClear(), clearAppBadge: clear.mockClear() });
  useSession.setState({ token: member ? "token" : null, unread: null });
  stop = followAppBadge();
}

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  useSession.setState({ token: null, unread: null });
});

it("shows the unread messages of an installed site, until they are read or the member leaves", () => {
  open(true, true);
  expect([set.mock.calls, clear.mock.calls]).toEqual([[], []]);
  useSession.setState({ unread: COUNTS });
  useSession.setState({ unread: { ...(COUNTS as object) } as never });
  expect(set.mock.calls).toEqual([[3]]);
  useSession.setState({ unread: { notice: 0, activity: 0 } as never });
  expect(clear).toHaveBeenCalledTimes(1);
  useSession.setState({ unread: COUNTS });
  useSession.setState({ token: null, unread: null });
  expect(set).toHaveBeenCalledTimes(2);
  expect(clear).toHaveBeenCalledTimes(2);
});

it("clears what an earlier visit left on the icon", () => {
  open(true, false);
  expect(clear).toHaveBeenCalledTimes(1);
});

it("marks nothing in a tab of a browser", () => {
  open(false, true);
  useSession.setState({ unread: COUNTS });
  expect(set).not.toHaveBeenCalled();
});

it("goes on where the system refuses", async () => {
  set.mockRejectedValueOnce(new DOMException("no permission", "NotAllowedError"));
  open(true, true);
  useSession.setState({ unread: COUNTS });
  await expect(
    Promise.allSettled(set.mock.results.map(({ value }) => value)),
  ).resolves.toHaveLength(1);
});
