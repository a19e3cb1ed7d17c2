// Time-out, self-exclusion and closing over HTTP, with two devices.
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import { PauseRefusalSchema } from "#contract/api/protection.ts";
import { CALLS } from "#contract/api/calls.ts";
import {
  ACCOUNT_CLOSED,
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  SELF_EXCLUDED,
  SUCCESS_CODE,
  TIMED_OUT,
} from "#contract/codes.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SamplePlayer, samplePlayer } from "../accounts/sample-player.ts";
import { openChat } from "../chat/sample-chat.ts";
import { sampleBettor } from "../bets/sample-bettor.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let sandbox: SampleSandbox;
let phone: SamplePlayer;
let token: string;
beforeEach(async () => {
  sandbox = await startSample();
  phone = samplePlayer(sandbox);
  token = await phone.enter("demo88");
});
afterEach(() => sandbox.close());

const profile = (name: string, duties = {}) =>
  sandbox.control("/sandbox/protection", { site: "aurora", profile: name, duties });
const clock = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const session = async () => {
  const { text } = await sandbox.control("/sandbox/session", { site: "aurora", name: "demo88" });
  return (JSON.parse(text) as { token: string }).token;
};
const problems = async () => {
  const { text } = await sandbox.control("/sandbox/bets", { site: "aurora", name: "demo88" });
  return (JSON.parse(text) as { problems: unknown }).problems;
};
const report = async () => {
  const { text } = await sandbox.ask("/sandbox/protection-report?site=aurora");
  return (
    JSON.parse(text) as { name: string; pause: string; owedCents: number; marketing: string[] }[]
  ).find(({ name }) => name === "demo88");
};

async function betOnNextMatch(): Promise<void> {
  const bettor = await sampleBettor(sandbox);
  const match: SportMatch | undefined = (await bettor.matches("FT"))[3];
  const market = match?.markets.find(({ state }) => state === "open");
  const price = market?.prices[0];
  const leg = {
    priceId: price?.id ?? "",
    gameId: match?.gameId ?? "",
    w: market?.w ?? "",
    r: price?.r ?? "",
    line: market?.line ?? null,
    odds: price?.odds ?? "",
    score: null,
  };
  const { placed } = await bettor.place([leg], "before the break");
  expect(placed?.state).toBe("accepted");
}

describe("SR 3.3.4, Standard 2.13: time-out", () => {
  it("ends every session at once, and refuses a login until its end", async () => {
    const tablet = await session();
    const { status_code, data } = await phone.call("takeTimeOut", { hours: 24 }, token);
    expect(status_code).toBe(SUCCESS_CODE);
    expect(data).toMatchObject({ pause: { kind: "timeOut", from: MOMENT, until: MOMENT + DAY } });
    for (const one of [token, tablet]) {
      expect((await phone.call("protectionPulse", {}, one)).status_code).toBe(LOGIN_EXPIRED);
      expect(
        (await phone.call("pay", { channelId: "scan-a", amountCents: 10_000 }, one)).status_code,
      ).toBe(LOGIN_EXPIRED);
    }
    const refused = await phone.login("demo88");
    expect(v.parse(PauseRefusalSchema, refused.data)).toMatchObject({ until: MOMENT + DAY });
    expect(refused).toMatchObject({
      status_code: TIMED_OUT,
      data: { kind: "timeOut", until: MOMENT + DAY },
      message: "您的账户处于冷静期，2026-11-22 19:46 后可以登录",
    });
    await clock(DAY + 1000);
    expect((await phone.login("demo88")).status_code).toBe(SUCCESS_CODE);
  });

  it("is told to a page with a socket within five seconds", async () => {
    const chat = await openChat(sandbox);
    await chat.enter("lobby", "demo88");
    const begun = performance.now();
    await phone.call("takeTimeOut", { hours: 24 }, token);
    expect(await chat.next("notify")).toMatchObject({ reason: "login" });
    expect(performance.now() - begun).toBeLessThan(5000);
    chat.close();
  });

  it("says nothing about the break to somebody without the password", async () => {
    await phone.call("takeTimeOut", { hours: 24 }, token);
    expect((await phone.login("demo88", "Wrong2026a")).status_code).toBe(6002);
  });

  it("lasts 24 hours to 6 weeks; Ontario offers three months; Pennsylvania any number of hours", async () => {
    const asked = async (hours: number) =>
      (await phone.call("takeTimeOut", { hours }, token)).status_code;
    expect(await asked(23)).toBe(INVALID_PARAMETER);
    expect(await asked(42 * 24 + 1)).toBe(INVALID_PARAMETER);
    await profile("us-pa");
    expect(await asked(0)).toBe(INVALID_PARAMETER);
    await profile("on");
    expect(await asked(92 * 24)).toBe(SUCCESS_CODE);
  });

  it("ends the open game", async () => {
    const body = { enName: "CHDZ", gameCode: "deep-chest" };
    const { data } = await phone.call("launch", body, token);
    const ticket = (data as { url: string }).url.split("#")[1];
    const state = () => sandbox.ask("/play/api/state", { method: "POST", body: { ticket } });
    expect(JSON.parse((await state()).text)).toHaveProperty("balanceCents");
    await phone.call("takeTimeOut", { hours: 24 }, token);
    expect(JSON.parse((await state()).text)).toHaveProperty("problem");
  });

  it("58 Pa. Code § 814a.2: the member can log in and withdraw, but not play or deposit", async () => {
    await profile("us-pa");
    await phone.call("takeTimeOut", { hours: 1 }, token);
    const again = await phone.enter("demo88");
    const info = v.parse(
      CALLS.protectionInfo.response,
      (await phone.call("protectionInfo", {}, again)).data,
    );
    expect(info.pause).toMatchObject({ kind: "timeOut", until: MOMENT + HOUR });
    expect((await phone.call("withdrawInfo", {}, again)).status_code).toBe(SUCCESS_CODE);
    const launched = await phone.call("launch", { enName: "CHDZ", gameCode: "deep-chest" }, again);
    expect(launched.status_code).toBe(TIMED_OUT);
    const key = { token: again, idempotencykey: "k" };
    const body = { channelId: "scan-a", amountCents: 10_000 };
    expect((await sandbox.call("aurora", "pay", body, key)).status_code).toBe(TIMED_OUT);
  });
});

describe("SR 3.5.3, Standard 2.14: self-exclusion", () => {
  const exclude = async (months: number | null) => phone.call("selfExclude", { months }, token);

  it("pays the balance out, stops marketing, and lasts at least six months", async () => {
    await phone.call("setMarketing", { channels: ["sms"] }, token);
    expect((await exclude(5)).status_code).toBe(INVALID_PARAMETER);
    const { data } = await exclude(6);
    const ended = v.parse(CALLS.selfExclude.response, data);
    expect(ended.pause.until).toBe(Date.parse("2027-05-21T11:46:08Z"));
    expect(ended.paidOutCents).toBeGreaterThan(0);
    expect(await report()).toMatchObject({ pause: "exclusion", owedCents: 0, marketing: [] });
    expect(await phone.login("demo88")).toMatchObject({ status_code: SELF_EXCLUDED });
    expect(await problems()).toEqual([]);
  });

  it("does not end by itself: the operator opens the account, not before the term, after a wait", async () => {
    const reopen = () =>
      sandbox.control("/sandbox/reopen-account", { site: "aurora", name: "demo88" });
    await exclude(6);
    expect((await reopen()).status).toBe(409);
    await clock(200 * DAY);
    expect((await phone.login("demo88")).status_code).toBe(SELF_EXCLUDED);
    expect((await reopen()).status).toBe(200);
    expect((await phone.login("demo88")).status_code).toBe(SELF_EXCLUDED);
    await clock(201 * DAY + 1000);
    expect((await phone.login("demo88")).status_code).not.toBe(SELF_EXCLUDED);
  });

  it("without a term it is never opened again", async () => {
    await exclude(null);
    await clock(2000 * DAY);
    const opened = await sandbox.control("/sandbox/reopen-account", {
      site: "aurora",
      name: "demo88",
    });
    expect(opened.status).toBe(409);
  });

  it("an open bet stands and is paid when it settles", async () => {
    await betOnNextMatch();
    const { data } = await exclude(null);
    expect(data).toMatchObject({ refundedCents: 0, pause: { until: null } });
    expect(v.parse(CALLS.selfExclude.response, data).openBets).toBeGreaterThan(0);
    await clock(8 * HOUR);
    await sandbox.control("/sandbox/settle", {});
    await sandbox.control("/sandbox/pay-out", { site: "aurora", name: "demo88" });
    expect((await report())?.owedCents).toBe(0);
    expect(await problems()).toEqual([]);
  });

  it("Standard 2.14: a bet whose event has not begun is refunded", async () => {
    await profile("on");
    await betOnNextMatch();
    const { data } = await exclude(6);
    const ended = v.parse(CALLS.selfExclude.response, data);
    expect(ended.refundedCents).toBeGreaterThanOrEqual(10_000);
    expect(await problems()).toEqual([]);
  });

  it("58 Pa. Code § 815a.3(d): at least a year", async () => {
    await profile("us-pa");
    expect((await exclude(6)).status_code).toBe(INVALID_PARAMETER);
    expect((await exclude(12)).status_code).toBe(SUCCESS_CODE);
  });
});

it("a closed account pays out and stays closed", async () => {
  const { data } = await phone.call("closeAccount", {}, token);
  expect(v.parse(CALLS.closeAccount.response, data).paidOutCents).toBeGreaterThan(0);
  expect((await phone.login("demo88")).status_code).toBe(ACCOUNT_CLOSED);
});

it("58 Pa. Code § 812a.9(a)(4): the time and place of the login before", async () => {
  await clock(HOUR);
  const again = await phone.enter("demo88");
  const { data } = await phone.call("protectionInfo", {}, again);
  expect(data).toMatchObject({ lastLogin: { at: MOMENT }, session: { since: MOMENT + HOUR } });
});

it("a limit of time counts two devices at once a single time, and then takes no stake", async () => {
  await session();
  await phone.call("setLimit", { kind: "time", window: "day", value: 60 }, token);
  await clock(30 * 60_000);
  const { data } = await phone.call("protectionPulse", {}, token);
  expect(data).toMatchObject({ minutes: 30, minutesLeft: 30 });
  await clock(61 * 60_000);
  const launched = await phone.call("launch", { enName: "CHDZ", gameCode: "deep-chest" }, token);
  expect(launched).toMatchObject({ status_code: 6601, data: { kind: "time", remaining: 0 } });
  await clock(-10 * DAY - HOUR);
  const back = await phone.call("protectionPulse", {}, token);
  expect(back.data).toMatchObject({ minutes: 0, session: { since: MOMENT - 10 * DAY - HOUR } });
});
