// LCCP SR 3.5: a person who is excluded cannot come back under another name.
import { describe, expect, it } from "vitest";
import type { CallName } from "#contract/api/calls.ts";
import { LOGIN_EXPIRED, SELF_EXCLUDED, SUCCESS_CODE } from "#contract/codes.ts";
import { startSample } from "../../testing/sample-sandbox.ts";
import { updateMember } from "../members/member-store.ts";
import { samplePlayer } from "../accounts/sample-player.ts";
import { writeDocument } from "./documents.ts";
import { pauseOf, reopen, startPause } from "./pauses.ts";
import { otherAccounts } from "./same-person.ts";
import { DAY, HOUR, outcome, sampleProtected } from "../protection/sample-protected.ts";

const PERSON = { realName: "林晓·Li", birthday: "1993-05-18" };

function twoAccounts(first: object, second: object) {
  const sample = sampleProtected();
  const { money, member } = sample;
  const other = money.member();
  updateMember(money.database, member, { realName: null, ...first });
  updateMember(money.database, other, { realName: null, ...second });
  startPause(money.database, member, { kind: "exclusion", from: money.time, until: null });
  return { ...sample, other, pause: (time = money.time) => pauseOf(money.database, other, time) };
}

describe("is the same person", () => {
  it.each(["林晓·Li", "林晓li", " 林晓 Li ", "林晓·Ｌｉ", "林晓•LI"])(
    "with the name %j",
    (realName) => {
      expect(twoAccounts(PERSON, { ...PERSON, realName }).pause()).toMatchObject({ until: null });
    },
  );

  it("not with another name, another birthday, or without either", () => {
    for (const other of [
      { ...PERSON, realName: "林小" },
      { ...PERSON, birthday: "1993-05-19" },
      { birthday: PERSON.birthday },
      { realName: PERSON.realName },
    ])
      expect(twoAccounts(PERSON, other).pause()).toBeNull();
    expect(twoAccounts({}, {}).pause()).toBeNull();
  });

  it("by the birthday of an accepted document, whatever either account states", () => {
    const { realName } = PERSON;
    const stated = { realName, birthday: "1980-01-01" };
    for (const state of ["inReview", "accepted"] as const) {
      const { money, other, pause } = twoAccounts(PERSON, stated);
      const birthday = PERSON.birthday;
      const seen = { kind: "identity", state, reason: "", image: "", at: 0, birthday } as const;
      writeDocument(money.database, other, seen);
      expect(pause()?.kind).toBe(state === "accepted" ? "exclusion" : undefined);
    }
  });

  it("not on another site", () => {
    const { money, other, pause } = twoAccounts(PERSON, PERSON);
    updateMember(money.database, other, { name: "moved" });
    money.database.prepare("UPDATE member SET site = 'jade' WHERE id = ?").run(other);
    expect(pause()).toBeNull();
  });
});

it("no deposit or play in another account of an excluded person; withdrawing stays open", () => {
  const { money, other } = twoAccounts(PERSON, PERSON);
  const ask = (name: CallName) =>
    outcome(() => money.gate(other, name, { enName: "QLZR", gameCode: "a01" })).slice(0, 4);
  for (const name of ["pay", "createSignalCode", "launch", "placeBet", "claimRewards"] as const)
    expect(ask(name)).toBe(String(SELF_EXCLUDED));
  expect(ask("withdraw")).toBe("done");
});

it("opens with the account that is excluded, and a time-out or a closed account is of one account", () => {
  const { money, member, other, pause } = twoAccounts(PERSON, PERSON);
  money.database.exec("UPDATE member_pause SET untilAt = 0");
  reopen(money.database, { member, time: money.time, coolingHours: 24 });
  expect(pause(money.time + 23 * HOUR)?.kind).toBe("exclusion");
  expect(pause(money.time + DAY)).toBeNull();
  for (const kind of ["timeOut", "closed"] as const) {
    startPause(money.database, member, { kind, from: money.time, until: money.time + 9 * DAY });
    expect(pause(money.time + DAY)).toBeNull();
  }
  expect(otherAccounts(money.database, other)).toEqual([member]);
});

describe("over HTTP", () => {
  it("an account that takes the name and birthday of an excluded person ends at once", async () => {
    const sandbox = await startSample();
    const player = samplePlayer(sandbox);
    const excluded = await player.enter("demo88");
    await player.call("selfExclude", { months: 6 }, excluded);
    await player.register("again77", await player.picture());
    const { data } = await player.login("again77", undefined, await player.picture());
    const { token } = data as { token: string };
    const bind = (body: object) => player.call("bindOther", body, token);
    expect((await bind({ birthday: "1993-05-18" })).status_code).toBe(SUCCESS_CODE);
    expect((await player.call("bindFromDeposit", { realName: "林晓" }, token)).status_code).toBe(
      SELF_EXCLUDED,
    );
    expect((await player.call("balance", { lockMoney: 0 }, token)).status_code).toBe(LOGIN_EXPIRED);
    const again = await player.login("again77", undefined, await player.picture());
    expect(again.status_code).toBe(SELF_EXCLUDED);
    await sandbox.close();
  });

  it("an exclusion ends the sessions of the person's other account", async () => {
    const sandbox = await startSample();
    const player = samplePlayer(sandbox);
    const [first, second] = [await player.enter("demo88"), await player.enter("newbie8")];
    await player.call("bindOther", { realName: "林晓", birthday: "1993-05-18" }, second);
    expect((await player.call("balance", { lockMoney: 0 }, second)).status_code).toBe(SUCCESS_CODE);
    await player.call("selfExclude", { months: 6 }, first);
    expect((await player.call("balance", { lockMoney: 0 }, second)).status_code).toBe(
      LOGIN_EXPIRED,
    );
    await sandbox.close();
  });

  it("a name in the other Chinese script is the same name", async () => {
    const sandbox = await startSample({ toTraditional: (text) => text.replaceAll("晓", "曉") });
    const player = samplePlayer(sandbox);
    await player.call("selfExclude", { months: 6 }, await player.enter("demo88"));
    const token = await player.enter("newbie8");
    const body = { realName: "林曉", birthday: "1993-05-18" };
    expect((await player.call("bindOther", body, token)).status_code).toBe(SELF_EXCLUDED);
    await sandbox.close();
  });
});
