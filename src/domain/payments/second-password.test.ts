// @vitest-environment jsdom
// The dialog closes at the fifth wrong second password within an hour, in whatever tabs, whether or not the page was
// reloaded meanwhile.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A load of the page. */
async function load(member: string) {
  vi.resetModules();
  const [{ CallError }, { keepSession }, { withSecondPassword, closeWhenSpent }] =
    await Promise.all([
      import("#lib/wire/call-error.ts"),
      import("#session/account/session-store.ts"),
      import("./second-password.ts"),
    ]);
  keepSession("token", member);
  const form = { read: () => ({ secondPassword: "123456" }), set: () => {} };
  const refusal = new CallError("code", "/x", {
    status_code: PASSWORD_CHECK_FAILED,
    data: null,
    message: "资金密码错误",
  });
  const attempt = (right: boolean) =>
    withSecondPassword(form, () => (right ? Promise.resolve() : Promise.reject(refusal)));
  return {
    right: () => attempt(true),
    /** @returns whether it has closed the dialog */
    async wrong(): Promise<boolean> {
      const failure: unknown = await attempt(false).catch((error: unknown) => error);
      const close = vi.fn<() => void>();
      try {
        closeWhenSpent(failure, close);
      } catch {
        // Shown beside the field.
      }
      return close.mock.calls.length > 0;
    },
  };
}

async function wrongTimes(count: number, page: Awaited<ReturnType<typeof load>>) {
  const closed: boolean[] = [];
  for (let time = 0; time < count; time += 1) closed.push(await page.wrong());
  return closed;
}

it.each([1, 2, 3, 4])("counts on after a reload behind %i wrong ones", async (before) => {
  expect(await wrongTimes(before, await load("1"))).not.toContain(true);
  const closed = await wrongTimes(5 - before, await load("1"));
  expect(closed.indexOf(true)).toBe(closed.length - 1);
});

it("counts what was typed wrong in another tab", async () => {
  const [first, second] = [await load("1"), await load("1")];
  await wrongTimes(2, first);
  // A tab has a session storage of its own.
  sessionStorage.clear();
  expect(await wrongTimes(3, second)).toEqual([false, false, true]);
});

it("starts anew with a right one, another member, and after an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const page = await load("1");
  await wrongTimes(4, page);
  await page.right();
  expect(await wrongTimes(4, page)).not.toContain(true);
  expect(await (await load("2")).wrong()).toBe(false);
  const again = await load("1");
  await wrongTimes(4, again);
  vi.setSystemTime(Date.now() + 3_700_000);
  expect(await again.wrong()).toBe(false);
});
