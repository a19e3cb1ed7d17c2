// Two sessions of one member read, delete and restore messages while new ones arrive: the unread counts are what
// the lists show, after every step.
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letterList } from "#contract/api/letters.ts";
import {
  LETTER_KEYS,
  LETTER_KINDS,
  LETTER_RESTORE_MS,
  type LetterKind,
} from "#contract/messages.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { DEMO_PASSWORD, logIn, type SampleMember } from "../profile/sample-member.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

type Counts = Readonly<Record<string, number>>;

const send = (letter: object) => sandbox.control("/sandbox/letter", { site: "aurora", ...letter });
const counts = async (member: SampleMember) =>
  (await member.call("unreadCounts", { userSystem: 1 })).data as Counts;
const letters = async (member: SampleMember, kind: LetterKind) =>
  v.parse(
    letterList.response,
    (await member.call("letterList", { kind, pageNum: 1, pageSize: 50 })).data,
  );

/** Throws when a kind has more letters than one page. */
async function unreadInLists(member: SampleMember, kinds: readonly LetterKind[]) {
  const unread = new Map<LetterKind, number>();
  for (const kind of kinds) {
    const { list, total } = await letters(member, kind);
    expect(list).toHaveLength(total);
    unread.set(kind, list.filter(({ read }) => !read).length);
  }
  return unread;
}

async function expectAgreement(member: SampleMember, kinds = LETTER_KEYS): Promise<void> {
  const [told, shown] = [await counts(member), await unreadInLists(member, kinds)];
  for (const kind of kinds) {
    const sum = LETTER_KINDS[kind].reduce((total, name) => total + (told[name] ?? 0), 0);
    expect(sum, kind).toBe(shown.get(kind));
  }
}

/** Numbers below `below`, the same in every run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

it("agrees after 200 random events from two sessions", async () => {
  const sessions = [
    await logIn(sandbox, "aurora", "newbie8"),
    await logIn(sandbox, "aurora", "newbie8"),
  ];
  const next = sequence(7);
  const kinds = new Set<number>();
  const deleted: string[] = [];
  for (let event = 0; event < 200; event += 1) {
    const member = sessions[event % 2] ?? sessions[0];
    if (member === undefined) throw new Error("there is no session");
    const kind = LETTER_KEYS[next(LETTER_KEYS.length)] ?? "notice";
    const { list } = await letters(member, kind);
    const ids = list.filter(() => next(3) === 0).map(({ id }) => id);
    const act = next(6);
    kinds.add(act);
    if (act < 2 && list.length < 45) {
      const personal = LETTER_KINDS[kind].length === 2 && next(2) === 0;
      await send({ kind, ...(personal ? { name: "newbie8" } : {}) });
    } else if (act === 2 && ids.length > 0) await member.call("readLetters", { ids });
    else if (act === 3 && ids.length > 0) {
      await member.call("deleteLetters", { ids });
      deleted.push(...ids);
    } else if (act === 4 && deleted.length > 0) {
      await member.call("restoreLetters", { ids: deleted.splice(0, 5) });
    } else if (act === 5 && event % 7 === 0) {
      await member.call("readAllLetters", event % 2 === 0 ? { kind } : {});
    }
    // Restoring and reading all reach other kinds, too.
    await expectAgreement(sessions[next(2)] ?? member, act < 4 ? [kind] : LETTER_KEYS);
  }
  expect(kinds.size).toBe(6);
  expect(await counts(sessions[0] as SampleMember)).toEqual(
    await counts(sessions[1] as SampleMember),
  );
}, 60_000);

describe("a message", () => {
  it("to one member is nothing for another", async () => {
    const [risky, phone] = [
      await logIn(sandbox, "aurora", "newbie8"),
      await logIn(sandbox, "aurora", "phone88"),
    ];
    await send({ kind: "notice", name: "phone88", title: "只给您" });
    const mine = (await letters(phone, "notice")).list.find(({ title }) => title === "只给您");
    expect((await letters(risky, "notice")).list.map(({ title }) => title)).not.toContain("只给您");
    const before = await counts(phone);
    for (const name of ["readLetters", "deleteLetters"] as const)
      expect((await risky.call(name, { ids: [mine?.id] })).data).toEqual({ changed: 0 });
    expect(await counts(phone)).toEqual(before);
  });

  it("comes back within its time and not later", async () => {
    const member = await logIn(sandbox, "jade", "newbie8");
    await sandbox.control("/sandbox/letter", { site: "jade", kind: "match", count: 2 });
    const [first, second] = (await letters(member, "match")).list.map(({ id }) => id);
    await member.call("deleteLetters", { ids: [first] });
    await member.call("deleteLetters", { ids: [first, second] });
    expect((await member.call("restoreLetters", { ids: [first] })).data).toEqual({ changed: 1 });
    await sandbox.control("/sandbox/clock", { set: MOMENT + LETTER_RESTORE_MS + 1000 });
    expect((await member.call("restoreLetters", { ids: [second] })).data).toEqual({ changed: 0 });
    await sandbox.control("/sandbox/clock", { set: MOMENT });
  });

  it("of a kind for all cannot go to one member", async () => {
    expect((await send({ kind: "match", name: "newbie8" })).status).toBe(400);
  });
});

describe("events announce themselves", () => {
  it("a deposit and a withdrawal that arrive, one that is refused", async () => {
    const member = await logIn(sandbox, "titan", "demo88");
    const { list } = await letters(member, "notice");
    const titles = list.map(({ title }) => title);
    expect(titles.some((title) => /^存款 ¥\u00A0[\d,.]+ 已到账$/.test(title))).toBe(true);
    expect(titles.some((title) => /^取款 ¥\u00A0[\d,.]+ 已到账$/.test(title))).toBe(true);
    expect(titles).toContain("恭喜升至 VIP3");
    const deposit = list.find(({ title }) => title.startsWith("存款"));
    expect(deposit?.body).toMatch(/<a href="\/mine\/transRecord\?order=\w+">/);
    await expectAgreement(member);
  });

  it("a reward that can be claimed", async () => {
    const member = await logIn(sandbox, "titan", "phone88");
    const reward = { id: "gift-1", kind: "activity", title: "周末礼", amountCents: 1800 };
    await sandbox.control("/sandbox/activity-reward", {
      site: "titan",
      name: "phone88",
      ...reward,
    });
    const titles = (await letters(member, "activity")).list.map(({ title }) => title);
    expect(titles).toContain("周末礼 ¥\u00A018 可领取");
  });
});

it("no letter is older than its member", async () => {
  const made = { site: "titan", name: "fresh77", create: { password: DEMO_PASSWORD } };
  expect((await sandbox.control("/sandbox/member", made)).status).toBe(200);
  for (const name of ["fresh77", "demo88", "newbie8", "phone88"]) {
    const member = await logIn(sandbox, "titan", name);
    const { registeredAt } = (await member.call("memberInfo")).data as { registeredAt: number };
    for (const kind of LETTER_KEYS) {
      const { list } = await letters(member, kind);
      expect(
        list.filter(({ time }) => time < registeredAt),
        `${name} ${kind}`,
      ).toEqual([]);
    }
  }
});
