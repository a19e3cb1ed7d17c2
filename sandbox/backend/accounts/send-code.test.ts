import { afterEach, beforeEach, expect, it } from "vitest";
import { SAMPLE_SITES, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "./md5.ts";
import { type SamplePlayer, samplePlayer, sendCodeBody } from "./sample-player.ts";

const MINUTE = 60_000;
const PHONE = "8613800000001";

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  const mute = SAMPLE_SITES.map((site) =>
    site.id === "titan"
      ? { ...site, switches: site.switches.filter((key) => key !== "voiceCode") }
      : site,
  );
  sandbox = await startSample({ sites: mute });
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

const later = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const bind = async (receiver: string, token?: string, more: object = {}) =>
  (await player.send({ receiver, type: "bind", ...more }, token)).status_code;

it("refuses a body whose digests do not match its fields", async () => {
  const body = sendCodeBody({ receiver: PHONE, name: "demo88" });
  for (const field of ["SendCodeNum", "SendName", "codeId"])
    expect((await player.call("sendCodeOne", { ...body, [field]: md5("other") })).status_code).toBe(
      6008,
    );
});

it("sends codes for binding to members only, and to valid receivers only", async () => {
  expect(await bind(PHONE)).toBe(6001);
  const token = await player.enter("newbie8");
  expect(await bind("8612", token)).toBe(6007);
  expect(await bind("8612345", token)).toBe(6007);
  expect(await bind("nobody", token, { cate: "email" })).toBe(6007);
  expect(await bind(`${"a".repeat(40)}@example.com`, token, { cate: "email" })).toBe(6007);
  expect(await bind("New@Example.com", token, { cate: "email" })).toBe(6000);
  expect(await bind(PHONE, token)).toBe(6000);
  expect((await player.outbox()).codes).toMatchObject([
    { site: "aurora", receiver: PHONE, cate: "sms", purpose: "bind" },
    { site: "aurora", receiver: "new@example.com", cate: "email", purpose: "bind" },
  ]);
});

it("sends one code a minute and ten a day", async () => {
  const token = await player.enter("newbie8");
  for (let sent = 0; sent < 10; sent++) {
    await later(sent * MINUTE);
    expect(await bind(PHONE, token)).toBe(6000);
    expect(await bind(PHONE, token)).toBe(6066);
  }
  await later(10 * MINUTE);
  expect(await bind(PHONE, token)).toBe(6034);
  expect(await bind("8613800000002", token)).toBe(6000);
  await later(24 * 60 * MINUTE);
  expect(await bind(PHONE, await player.enter("newbie8"))).toBe(6000);
});

it("sends voice codes only on sites that have them", async () => {
  const token = await player.enter("newbie8");
  expect(await bind(PHONE, token, { cate: "voice" })).toBe(6000);
  const mute = samplePlayer(sandbox, { site: "titan" });
  const answer = await mute.send({
    receiver: "8613912346621",
    name: "risky88",
    type: "newDevice",
    cate: "voice",
  });
  expect(answer.status_code).toBe(6003);
});

it("accepts a code only in the call it was sent for", async () => {
  const body = (type: "reset" | "newDevice" | "bind") => sendCodeBody({ receiver: PHONE, type });
  expect((await player.call("sendCodeOne", body("newDevice"))).status_code).toBe(6007);
  expect((await player.call("sendCodeTwo", body("reset"))).status_code).toBe(6007);
  expect((await player.call("sendCodeTwo", body("bind"))).status_code).toBe(6007);
});

it("makes the same codes from the same seed, and others from another", async () => {
  const sent = async () => {
    await bind(PHONE, await player.enter("newbie8"));
    return player.lastCode();
  };
  const first = await sent();
  await sandbox.control("/sandbox/reset", {});
  expect(await sent()).toBe(first);
  await sandbox.control("/sandbox/reset", { seed: 7 });
  expect(await sent()).not.toBe(first);
});
