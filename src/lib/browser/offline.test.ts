// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { followBrowser, isOffline, loadAtLast, useOffline } from "./offline.ts";
import { until } from "#testing/test-until.ts";

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

it("keeps what a failed call has shown, whatever network the browser sees", () => {
  useOffline.setState({ since: 1 });
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

it("waits for the network where it goes on only offline, however often it is lost", async () => {
  useOffline.setState({ since: 1 });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("no network"));
  const loaded = loadAtLast(load, isOffline);
  await until(() => expect(load).toHaveBeenCalledOnce());
  load.mockImplementationOnce(async () => {
    useOffline.setState({ since: 2 });
    throw new TypeError("no network again");
  });
  useOffline.setState({ since: null });
  await until(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue("part");
  useOffline.setState({ since: null });
  expect(await loaded).toBe("part");
});

it("throws at once while online, where it goes on only offline", async () => {
  await expect(loadAtLast(() => Promise.reject(new TypeError("gone")), isOffline)).rejects.toThrow(
    "gone",
  );
});
