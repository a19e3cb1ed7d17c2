import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "./md5.ts";
import { PASSWORD, type SamplePlayer, samplePlayer } from "./sample-player.ts";

const MINUTE = 60_000;
const PHONE = "8613800138621";
const NEXT = { password: md5("Newer2026"), secondPassword: md5("Newer2026") };

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

const later = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const send = async (receiver: string, name: string, cate: "sms" | "email" = "sms") =>
  player.send({ receiver, name, cate, proof: await player.slider() });

describe.each([
  ["Phone", "sms", { phone: PHONE, name: "demo88" }, "+86 138 0013 8621"],
  ["Email", "email", { email: "demo88@example.com", name: "demo88" }, "Demo88@Example.com"],
] as const)("by %s", (way, cate, who, written) => {
  const receiver = "phone" in who ? who.phone : who.email;

  it("sets the password, ends every session and lifts the login lock", async () => {
    const before = await player.enter("demo88");
    expect((await player.call(`forgetBy${way}One`, who)).status_code).toBe(6000);
    expect((await send(receiver, "demo88", cate)).status_code).toBe(6000);
    const code = await player.lastCode();
    expect((await player.call(`forgetBy${way}Two`, { ...who, code })).status_code).toBe(6000);
    expect((await player.call(`forgetBy${way}Three`, { ...who, ...NEXT })).status_code).toBe(6000);
    expect((await player.call("memberInfo", {}, before)).status_code).toBe(6001);
    expect((await player.login("demo88", PASSWORD)).status_code).toBe(6002);
    expect((await player.login("demo88", "Newer2026")).status_code).toBe(6000);
    expect((await player.call(`forgetBy${way}Three`, { ...who, ...NEXT })).status_code).toBe(6035);
  });

  it("accepts a receiver in every spelling", async () => {
    const typed = written.replaceAll(" ", "");
    expect((await send(typed, "DEMO88", cate)).status_code).toBe(6000);
    expect((await player.outbox()).codes[0]).toMatchObject({ receiver, cate, purpose: "reset" });
  });

  it("refuses a step when the one before was not taken", async () => {
    await send(receiver, "demo88", cate);
    const code = await player.lastCode();
    const two = () => player.call(`forgetBy${way}Two`, { ...who, code });
    const three = () => player.call(`forgetBy${way}Three`, { ...who, ...NEXT });
    expect((await two()).status_code).toBe(6035);
    expect((await three()).status_code).toBe(6035);
    await player.call(`forgetBy${way}One`, who);
    expect((await three()).status_code).toBe(6035);
    const elsewhere = samplePlayer(sandbox, { device: "device-2" });
    expect((await elsewhere.call(`forgetBy${way}Two`, { ...who, code })).status_code).toBe(6035);
    expect((await two()).status_code).toBe(6000);
    expect((await elsewhere.call(`forgetBy${way}Three`, { ...who, ...NEXT })).status_code).toBe(
      6035,
    );
    const differ = { ...NEXT, secondPassword: md5("Other2026") };
    expect((await player.call(`forgetBy${way}Three`, { ...who, ...differ })).status_code).toBe(
      6007,
    );
    await later(10 * MINUTE);
    expect((await three()).status_code).toBe(6035);
  });
});

/** All answers that a player gets without ever reading the code. */
async function walk(phone: string, name: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  const type = { name, password: "", ktype: 2 };
  const two = () => player.call("forgetByPhoneTwo", { phone, name, code: "000001" });
  answers.push(
    await player.call("captchaType", type),
    await player.call("forgetByPhoneOne", { phone, name }),
    await send(phone, name),
    await send(phone, name),
  );
  for (let time = 0; time < 6; time++) answers.push(await two());
  answers.push(await player.call("forgetByPhoneThree", { phone, name, ...NEXT }));
  await later(10 * MINUTE);
  answers.push(await two());
  await later(0);
  return answers;
}

it("answers the owner, a wrong phone and an unknown name alike", async () => {
  const owner = await walk(PHONE, "demo88");
  expect((await player.outbox()).codes).toHaveLength(1);
  expect(await walk("8613900000001", "demo88")).toEqual(owner);
  expect(await walk("8613900000002", "nobody99")).toEqual(owner);
  expect(await walk("8613612345678", "demo88")).toEqual(owner);
  expect((await player.outbox()).codes).toHaveLength(1);
  expect(owner.map((envelope) => (envelope as { status_code: number }).status_code)).toEqual([
    6022, 6000, 6000, 6066, 6036, 6036, 6036, 6036, 6036, 6037, 6035, 6038,
  ]);
});

it("does not reset another account with one's own code", async () => {
  await player.call("forgetByPhoneOne", { phone: "8613612345678", name: "demo88" });
  await send("8613612345678", "phone88");
  const code = await player.lastCode();
  const answer = await player.call("forgetByPhoneTwo", {
    phone: "8613612345678",
    name: "demo88",
    code,
  });
  expect(answer.status_code).toBe(6036);
});
