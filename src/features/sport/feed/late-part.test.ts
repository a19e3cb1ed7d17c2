import { afterEach, expect, it, vi } from "vitest";
import { useOffline } from "#lib/offline.ts";
import { whenOnline } from "./late-part.ts";
import { until } from "#lib/test-until.ts";

afterEach(() => useOffline.setState({ since: null }));

it("waits for the network, however often it is lost", async () => {
  useOffline.setState({ since: 1 });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("no network"));
  const loaded = whenOnline(load);
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

it("throws at once while online", async () => {
  await expect(whenOnline(() => Promise.reject(new TypeError("gone")))).rejects.toThrow("gone");
});
