import { afterEach, beforeEach, expect, it } from "vitest";
import { KAPTCHA } from "#contract/api/auth.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { PASSWORD, type SamplePlayer, samplePlayer } from "./sample-player.ts";

const MINUTE = 60_000;
const PHONE = "8613912346621";
const WRONG_PHONE = { status_code: 6007, data: null, message: "手机号错误" };

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

const later = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const send = (receiver = PHONE, more: object = {}) =>
  player.send({ receiver, name: "risky88", type: "newDevice", ...more });
const enter = (code: string, sendCodeNum = PHONE) =>
  player.login("risky88", PASSWORD, { kaptchcate: KAPTCHA.device, code, sendCodeNum });

it("shows the masked phone, accepts the code and then trusts the device", async () => {
  expect(await player.login("risky88", "Wrong2026")).toMatchObject({ status_code: 6002 });
  expect(await player.login("risky88")).toEqual({
    status_code: 6026,
    data: { phoneNumber: "139****6621" },
    message: "检测到新设备，请验证设备",
  });
  expect((await send()).status_code).toBe(6000);
  const { codes } = await player.outbox();
  expect(codes).toHaveLength(1);
  expect(codes[0]).toMatchObject({ receiver: PHONE, cate: "sms", purpose: "newDevice" });
  expect(codes[0]?.code).toMatch(/^\d{6}$/);
  expect((await enter(await player.lastCode())).status_code).toBe(6000);
  expect((await player.login("risky88")).status_code).toBe(6000);
  const elsewhere = samplePlayer(sandbox, { device: "device-2" });
  expect((await elsewhere.login("risky88")).status_code).toBe(6026);
});

it("refuses a wrong phone a limited number of times, also for an unknown name", async () => {
  for (const name of ["risky88", "nobody99", "newbie8"]) {
    for (let time = 0; time < 5; time++)
      expect(await send("8613900006621", { name })).toEqual(WRONG_PHONE);
    expect((await send(PHONE, { name })).status_code).toBe(6034);
  }
  await later(24 * 60 * MINUTE);
  expect((await send()).status_code).toBe(6000);
});

it("accepts the phone number without country code", async () => {
  expect((await send("13912346621")).status_code).toBe(6000);
  expect((await enter(await player.lastCode(), "13912346621")).status_code).toBe(6000);
});

it("accepts the code once, within ten minutes and five tries, for the phone it was sent to", async () => {
  expect((await enter("123456")).status_code).toBe(6036);
  await send();
  const code = await player.lastCode();
  expect((await enter(code, "8613800138621")).status_code).toBe(6036);
  expect((await enter(code)).status_code).toBe(6000);
  expect((await enter(code)).status_code).toBe(6036);
  await later(MINUTE);
  await send();
  for (let time = 0; time < 5; time++) expect((await enter("000001")).status_code).toBe(6036);
  expect((await enter(await player.lastCode())).status_code).toBe(6037);
  await later(2 * MINUTE);
  await send();
  await later(12 * MINUTE);
  expect((await enter(await player.lastCode())).status_code).toBe(6038);
});

it("refuses a right code with a wrong password", async () => {
  await send();
  const code = await player.lastCode();
  const more = { kaptchcate: KAPTCHA.device, code, sendCodeNum: PHONE };
  expect((await player.login("risky88", "Wrong2026", more)).status_code).toBe(6002);
  expect((await player.login("risky88")).status_code).toBe(6026);
});

it("sends voice codes only on sites that have them, and no e-mail", async () => {
  expect((await send(PHONE, { cate: "voice" })).status_code).toBe(6000);
  expect((await send("risky@example.com", { cate: "email" })).status_code).toBe(6007);
  expect((await send(PHONE, { type: "reset" })).status_code).toBe(6022);
});
