// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { followBrowser, isOffline, loadAtLast, useOffline } from "./offline.ts";
import { until } from "./test-until.ts";

afterEach(() => {
  vi.restoreAllMocks();
  useOffline.setState({ since: null });
});

function browserSays(word: "online" | "offline"): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(word === "online");
  window.dispatchEvent(new Event(word));
}

it("takes the browser's word for as long as it is listened to", () => {
  const stop = followBrowser();
  browserSays("offline");
  expect(isOffline()).toBe(true);
  browserSays("online");
  expect(isOffline()).toBe(false);
  stop();
  browserSays("offline");
  expect(isOffline()).toBe(false);
});

it("sees what the browser said before anybody listened", () => {
  browserSays("offline");
  const stop = followBrowser();
  expect(isOffline()).toBe(true);
  stop();
});

it("tries again after a while when nobody has noticed that the connection was gone", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>(async () => "there");
  load.mockRejectedValueOnce(new TypeError("no connection"));
  const loaded = loadAtLast(load);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(loaded).resolves.toBe("there");
  vi.useRealTimers();
});

it("loads what did not come once the connection is back", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("no connection"));
  const got = vi.fn<(text: string) => void>();
  const loaded = loadAtLast(load).then(got);
  useOffline.setState({ since: 1 });
  await until(() => expect(load).toHaveBeenCalledTimes(1));
  expect(got).not.toHaveBeenCalled();
  load.mockResolvedValue("there");
  useOffline.setState({ since: null });
  await loaded;
  expect(got).toHaveBeenCalledWith("there");
});
