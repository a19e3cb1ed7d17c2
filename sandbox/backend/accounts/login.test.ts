import { afterEach, beforeEach, expect, it } from "vitest";
import { KAPTCHA, KTYPE } from "#contract/api/auth.ts";
import { DEMO_ACCOUNTS } from "../../simulation/members/demo-accounts.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "./md5.ts";
import { PASSWORD, type SamplePlayer, samplePlayer } from "./sample-player.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

const later = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const captcha = (mode: string) => sandbox.control("/sandbox/captcha", { mode });
const codes = async (times: number, ask: () => Promise<{ status_code: number }>) => {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await ask()).status_code);
  return seen;
};

it.each(DEMO_ACCOUNTS.filter(({ name }) => name !== "risky88"))(
  "lets $name in",
  async ({ name, password }) => {
    const { status_code, data } = await player.login(name.toUpperCase(), password);
    expect(status_code).toBe(6000);
    const { token, userId } = data as { token: string; userId: string };
    expect(userId).toMatch(/^\d+$/);
    const info = await player.call("memberInfo", {}, token);
    expect(info.data).toMatchObject({ name, userId });
  },
);

it("ends only the session that logs out", async () => {
  const [first, second] = [await player.enter("demo88"), await player.enter("demo88")];
  expect((await player.call("logout", {}, first)).status_code).toBe(6000);
  expect((await player.call("memberInfo", {}, first)).status_code).toBe(6001);
  expect((await player.call("memberInfo", {}, second)).status_code).toBe(6000);
});

it("keeps a session for 12 hours after its last use, on its own site only", async () => {
  const token = await player.enter("demo88");
  const other = samplePlayer(sandbox, { site: "titan" });
  expect((await other.call("memberInfo", {}, token)).status_code).toBe(6001);
  await later(11 * HOUR);
  expect((await player.call("memberInfo", {}, token)).status_code).toBe(6000);
  await later(22 * HOUR);
  expect((await player.call("memberInfo", {}, token)).status_code).toBe(6000);
  await later(34 * HOUR);
  expect((await player.call("memberInfo", {}, token)).status_code).toBe(6001);
});

it("answers a wrong password and an unknown name alike, including the lock", async () => {
  await captcha("none");
  const wrong = await player.login("demo88", "Wrong2026");
  expect(wrong).toEqual({ status_code: 6002, data: null, message: "用户名或密码错误" });
  expect(await player.login("nobody99", "Wrong2026")).toEqual(wrong);
  for (const name of ["demo88", "nobody99"]) {
    expect(await codes(10, () => player.login(name, "Wrong2026"))).toEqual([
      ...Array.from({ length: 9 }, () => 6002),
      6037,
    ]);
  }
  expect((await player.login("demo88")).status_code).toBe(6037);
  await later(15 * MINUTE);
  expect((await player.login("demo88")).status_code).toBe(6000);
});

it("limits guesses also when they are sent at the same time", async () => {
  await captcha("none");
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => player.login("demo88", "Wrong2026")),
  );
  expect(answers.filter(({ status_code }) => status_code === 6002)).toHaveLength(10);
});

it("asks for a picture captcha after two failures, also for an unknown name", async () => {
  for (const name of ["demo88", "nobody99"]) {
    const type = () =>
      player.call("captchaType", { name, password: md5(PASSWORD), ktype: KTYPE.login });
    expect((await type()).status_code).toBe(6000);
    await player.login(name, "Wrong2026");
    await player.login(name, "Wrong2026");
    expect((await type()).status_code).toBe(6021);
    expect((await player.login(name, "Wrong2026")).status_code).toBe(6021);
    expect((await player.login(name, "Wrong2026", await player.picture())).status_code).toBe(6002);
  }
  expect((await player.login("demo88", PASSWORD, await player.picture())).status_code).toBe(6000);
  expect((await player.login("demo88")).status_code).toBe(6000);
});

it("asks for a slider captcha on chess sites", async () => {
  const harbor = samplePlayer(sandbox, { site: "harbor" });
  expect((await harbor.login("demo88")).status_code).toBe(6022);
  expect((await harbor.login("demo88", PASSWORD, await harbor.picture())).status_code).toBe(6022);
  const proof = await harbor.slider();
  expect((await harbor.login("demo88", PASSWORD, proof)).status_code).toBe(6000);
  expect((await harbor.login("demo88", PASSWORD, proof)).status_code).toBe(6022);
});

it('refuses the captcha kind "just registered" (99) without a registration', async () => {
  const registered = { kaptchcate: KAPTCHA.registered };
  expect((await player.login("demo88", PASSWORD, registered)).status_code).toBe(6021);
  await player.register("fresh77", await player.picture());
  const elsewhere = samplePlayer(sandbox, { device: "device-2" });
  expect((await elsewhere.login("fresh77", PASSWORD, registered)).status_code).toBe(6021);
  expect((await player.login("fresh77", PASSWORD, registered)).status_code).toBe(6000);
  expect((await player.login("fresh77", PASSWORD, registered)).status_code).toBe(6021);
  await player.register("fresh78", await player.picture());
  await later(MINUTE + 1);
  expect((await player.login("fresh78", PASSWORD, registered)).status_code).toBe(6021);
});

it("asks for the bound phone after 90 days without a login, on any device", async () => {
  await player.enter("demo88");
  await player.enter("newbie8");
  await later(91 * DAY);
  expect(await player.login("demo88")).toMatchObject({
    status_code: 6028,
    data: { phoneNumber: "138****8621" },
  });
  expect((await player.login("newbie8")).status_code).toBe(6000);
  const sendCodeNum = "8613800138621";
  await player.send({ receiver: sendCodeNum, name: "demo88", type: "newDevice" });
  const proof = { kaptchcate: KAPTCHA.device, code: await player.lastCode(), sendCodeNum };
  expect((await player.login("demo88", PASSWORD, proof)).status_code).toBe(6000);
  expect((await player.login("demo88")).status_code).toBe(6000);
});
