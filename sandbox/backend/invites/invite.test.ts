import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { samplePlayer } from "../accounts/sample-player.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";
import { inviteCode } from "./invite-code.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
let newbie: SampleMember;
beforeAll(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterAll(() => sandbox.close());

const infoOf = async (member: SampleMember) =>
  v.parse(CALLS.inviteInfo.response, (await member.call("inviteInfo")).data);
const recordsOf = async (member: SampleMember, pageNum = 1) => {
  const { data } = await member.call("inviteRecords", { pageNum, pageSize: 10 });
  return v.parse(CALLS.inviteRecords.response, data);
};

it("shows the reward of an invitation to everybody", async () => {
  const { data } = await sandbox.call("aurora", "inviteRules");
  expect(v.parse(CALLS.inviteRules.response, data).reward).toBe("388.00");
});

it("refuses visitors", async () => {
  expect((await sandbox.call("aurora", "inviteInfo")).status_code).toBe(6001);
});

it("gives every member a unique code", () => {
  const codes = Array.from({ length: 5000 }, (_, index) => inviteCode(8_000_101 + index));
  expect(new Set(codes).size).toBe(codes.length);
});

it("counts the same friends as the records list", async () => {
  const info = await infoOf(demo);
  const pages = await Promise.all([1, 2, 3].map((page) => recordsOf(demo, page)));
  const list = pages.flatMap((page) => page.list);
  expect(list).toHaveLength(info.registered);
  expect(list.filter(({ state }) => state === "effective")).toHaveLength(info.effective);
  expect(list.map(({ time }) => time)).toEqual(
    list.map(({ time }) => time).toSorted((one, two) => two - one),
  );
});

it("lists a friend who registered with the code, with a masked name", async () => {
  const { code, registered } = await infoOf(newbie);
  expect(registered).toBe(0);
  const friend = samplePlayer(sandbox);
  const proof = await friend.picture();
  const answer = await friend.register("haoyou88", proof, { iCode: code.toLowerCase() });
  expect(answer.status_code).toBe(6000);
  const { list } = await recordsOf(newbie);
  expect(list).toMatchObject([{ name: "ha****8", state: "registered", reward: null }]);
  expect((await infoOf(newbie)).registered).toBe(1);
});

it("gives both a reward once the friend has met the conditions, each once", async () => {
  const { code } = await infoOf(newbie);
  const friend = samplePlayer(sandbox);
  await friend.register("haoyou99", await friend.picture(), { iCode: code });
  const patch = { phone: "8613700009999", balanceCents: 50_000 };
  await sandbox.control("/sandbox/member", { site: "aurora", name: "haoyou99", patch });
  const invites = async (name: string) => {
    const one = await logIn(sandbox, "aurora", name);
    const body = { state: "claimable", pageNum: 1, pageSize: 50 };
    const { data } = await one.call("rewardList", body);
    const { list } = v.parse(CALLS.rewardList.response, data);
    return list.filter(({ kind }) => kind === "invite").map(({ amountCents }) => amountCents);
  };
  expect(await invites("newbie8")).toEqual([38_800]);
  expect(await invites("newbie8")).toEqual([38_800]);
});
