import { afterEach, beforeEach, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "./md5.ts";
import { NO_PROOF, type SamplePlayer, samplePlayer } from "./sample-player.ts";

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

it("creates an empty account with a welcome message", async () => {
  const answer = await player.register("fresh77", await player.picture(), {
    rCode: "R-1",
    iCode: "I-2",
  });
  expect(answer).toMatchObject({ status_code: 6000, data: null });
  const token = await player.enter("fresh77");
  expect((await player.call("memberInfo", {}, token)).data).toMatchObject({
    name: "fresh77",
    bindPhone: "0",
    vipLevel: 0,
  });
  expect((await player.call("balance", { lockMoney: 1 }, token)).data).toMatchObject({
    centerWalletBalance: "0.00",
    lockMoney: "0.00",
  });
  expect((await player.call("unreadCounts", { userSystem: 1 }, token)).data).toMatchObject({
    notice_count: 1,
  });
});

it("asks for a picture captcha and accepts it once", async () => {
  expect((await player.register("fresh77", NO_PROOF)).status_code).toBe(6021);
  const proof = await player.picture();
  expect((await player.register("fresh77", { ...proof, code: "????" })).status_code).toBe(6036);
  expect((await player.register("fresh77", proof)).status_code).toBe(6036);
  expect((await player.register("fresh77", await player.picture())).status_code).toBe(6000);
});

it("refuses a name that exists on the site in any case", async () => {
  await player.register("fresh77", await player.picture());
  expect(await player.register("FRESH77", await player.picture())).toEqual({
    status_code: 6009,
    data: null,
    message: "用户名已存在",
  });
  const elsewhere = samplePlayer(sandbox, { site: "titan" });
  expect((await elsewhere.register("fresh77", await elsewhere.picture())).status_code).toBe(6000);
});

it("creates one account when a registration is sent twice at the same time", async () => {
  const proofs = [await player.picture(), await player.picture()];
  const answers = await Promise.all(proofs.map((proof) => player.register("fresh77", proof)));
  expect(answers.map(({ status_code }) => status_code).toSorted()).toEqual([6000, 6009]);
});

it.each(["abc", "1abc2", "abcdefgh", "a12345", "abcdefgh1234", "ab 12", "林晓ab12"])(
  "refuses the name %s before it looks at the picture",
  async (name) => {
    const proof = await player.picture();
    expect(await player.register(name, proof)).toMatchObject({
      status_code: 6007,
      message: "4-11位，最少2个字母+数字组合，首位为字母",
    });
    expect((await player.register("fresh77", proof)).status_code).toBe(6000);
  },
);

it("refuses two passwords that differ", async () => {
  const more = { secondPassword: md5("Other2026") };
  expect(await player.register("fresh77", await player.picture(), more)).toMatchObject({
    status_code: 6007,
    message: "两次密码输入不一致",
  });
});
