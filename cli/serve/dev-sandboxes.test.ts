import { expect, test } from "vitest";
import { createSandboxes } from "./dev-sandboxes.ts";
import type { MountedSandbox, MountedSite } from "./mount-sandbox.ts";

const site = (id: string) => ({ id }) as MountedSite;

/** Counts how often each started sandbox was closed. */
function counted() {
  const closings: number[] = [];
  const close = (place: number) => void closings.splice(place, 1, (closings[place] ?? 0) + 1);
  const sandboxes = createSandboxes(async (sites) => {
    const place = closings.push(0) - 1;
    // The later one is ready first.
    for (let turn = 0; turn < 30 - 10 * place; turn += 1) await Promise.resolve();
    if (sites.some(({ id }) => id === "broken")) {
      close(place);
      throw new Error("broken");
    }
    return { close: async () => close(place) } as unknown as MountedSandbox;
  });
  return { closings, sandboxes };
}

test("mounts at once leave one sandbox open, and close every other once", async () => {
  const { closings, sandboxes } = counted();
  await Promise.all([
    sandboxes.mount(site("own")),
    sandboxes.mountBeside("a", site("a"), true),
    sandboxes.mount(site("own")),
    sandboxes.mountBeside("b", site("b"), true),
  ]);
  expect(closings).toEqual([1, 1, 0]);
  await sandboxes.close();
  expect(closings).toEqual([1, 1, 1]);
});

test("a site that cannot be mounted is not mounted with the next", async () => {
  const { closings, sandboxes } = counted();
  await sandboxes.mount(site("own"));
  await expect(sandboxes.mountBeside("x", site("broken"), true)).rejects.toThrow("broken");
  await sandboxes.mount(site("changed"));
  expect(closings).toEqual([1, 1, 0]);
});

test("closing waits for the mounts before it, and nothing is mounted after it", async () => {
  const { closings, sandboxes } = counted();
  const mounting = sandboxes.mount(site("own"));
  await Promise.all([sandboxes.close(), mounting, sandboxes.mount(site("late"))]);
  expect(closings).toEqual([1]);
});
