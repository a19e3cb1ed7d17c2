import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { FEEDBACK_MAX_OPEN } from "#contract/messages.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeAll(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterAll(() => sandbox.close());

const ASKED = { kind: "other", text: "页面打不开", images: [] } as const;
const uuid = () => crypto.randomUUID();
const add = (member: SampleMember, fields: object = {}) =>
  member.call("addFeedback", { requestId: uuid(), ...ASKED, ...fields });
const idOf = (answer: { readonly data: unknown }) =>
  v.parse(CALLS.addFeedback.response, answer.data).id;
const info = async (member: SampleMember, id: string) =>
  v.parse(CALLS.feedbackInfo.response, (await member.call("feedbackInfo", { id })).data);
const list = async (member: SampleMember, state = "all") =>
  v.parse(
    CALLS.feedbackList.response,
    (await member.call("feedbackList", { state, pageNum: 1, pageSize: 50 })).data,
  ).list;
const unread = async (member: SampleMember) =>
  v.parse(CALLS.feedbackUnread.response, (await member.call("feedbackUnread", {})).data).count;
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

describe("sending", () => {
  it("makes one thread of a message that is sent twice", async () => {
    const member = await logIn(sandbox, "jade", "newbie8");
    const requestId = uuid();
    const [first, second] = [await add(member, { requestId }), await add(member, { requestId })];
    expect(second.data).toEqual(first.data);
    expect(await list(member)).toHaveLength(1);
    expect((await info(member, idOf(first))).messages).toHaveLength(1);
  });

  it("takes records of the member's own only, and of the right kind", async () => {
    const { list: bets } = v.parse(
      CALLS.feedbackBets.response,
      (await demo.call("feedbackBets", { pageNum: 1, pageSize: 5 })).data,
    );
    const bet = { kind: "bet", id: bets[0]?.id };
    expect((await add(demo, { kind: "deposit", about: bet })).status_code).toBe(6008);
    const other = await logIn(sandbox, "aurora", "newbie8");
    expect((await add(other, { kind: "bet", about: bet })).status_code).toBe(6008);
    const thread = await info(demo, idOf(await add(demo, { kind: "bet", about: bet })));
    expect(thread.about).toMatchObject({
      ...bet,
      title: expect.stringContaining(bets[0]?.title ?? "?"),
    });
    const month = { from: MOMENT - 40 * 86_400_000, to: MOMENT + 1, pageNum: 1, pageSize: 1 };
    const deals = await demo.call("dealRecords", { kinds: ["deposit"], state: "all", ...month });
    const [deposit] = v.parse(CALLS.dealRecords.response, deals.data).list;
    const about = { kind: "deposit", id: deposit?.id };
    expect((await add(demo, { kind: "deposit", about })).status_code).toBe(6000);
    expect(
      (await add(demo, { kind: "withdraw", about: { ...about, kind: "withdraw" } })).status_code,
    ).toBe(6008);
    const rewards = v.parse(
      CALLS.depositRewards.response,
      (await demo.call("depositRewards")).data,
    );
    const reward = { kind: "reward", id: rewards[0]?.id };
    const gift = await info(demo, idOf(await add(demo, { kind: "activity", about: reward })));
    expect(gift.about?.title).toBe(rewards[0]?.title);
  });

  it("keeps the pictures of a thread, and takes no other member's", async () => {
    const member = await logIn(sandbox, "aurora", "phone88");
    const upload = async (one: SampleMember) =>
      v.parse(
        CALLS.uploadImage.response,
        (await one.call("uploadImage", { type: "image/png", data: PNG })).data,
      ).url;
    const url = await upload(member);
    const id = idOf(await add(member, { images: [url] }));
    for (let count = 0; count < 8; count += 1) await upload(member);
    expect(
      (await sandbox.ask(url, { site: "aurora", headers: { token: member.token } })).status,
    ).toBe(200);
    expect((await info(member, id)).messages[0]?.images).toEqual([url]);
    expect((await add(demo, { images: [url] })).status_code).toBe(6008);
    expect((await add(member, { images: ["https://evil.example/x.png"] })).status_code).toBe(6008);
  });

  it("refuses more open threads than allowed until one is closed", async () => {
    const member = await logIn(sandbox, "titan", "newbie8");
    for (let count = 0; count < FEEDBACK_MAX_OPEN; count += 1) {
      expect((await add(member)).status_code).toBe(6000);
    }
    expect((await add(member)).status_code).toBe(6011);
    const [first] = await list(member);
    await member.call("closeFeedback", { id: first?.id });
    expect((await add(member)).status_code).toBe(6000);
  });
});

describe("a thread", () => {
  it("is answered after some time, and reading it reads the message about the answer", async () => {
    const member = await logIn(sandbox, "crimson", "newbie8");
    const fd = async () => {
      const { data } = await member.call("unreadCounts", { userSystem: 1 });
      return v.parse(CALLS.unreadCounts.response, data).fd_count;
    };
    const id = idOf(await add(member));
    expect([await unread(member), await fd(), (await list(member))[0]?.state]).toEqual([
      0,
      0,
      "waiting",
    ]);
    await sandbox.control("/sandbox/clock", { set: MOMENT + 120_000 });
    expect([await fd(), await unread(member)]).toEqual([1, 1]);
    expect((await list(member, "answered"))[0]).toMatchObject({ id, unread: true });
    const { messages } = await info(member, id);
    expect(messages.map(({ from }) => from)).toEqual(["member", "service"]);
    expect([await unread(member), await fd()]).toEqual([0, 0]);
    // Another question gets another answer.
    await add(member, { thread: id, text: "还是打不开" });
    await sandbox.control("/sandbox/clock", { set: MOMENT + 240_000 });
    expect((await info(member, id)).messages).toHaveLength(4);
    await sandbox.control("/sandbox/clock", { set: MOMENT });
  });

  it("takes no message after it is closed, is not answered, and is gone when deleted", async () => {
    const member = await logIn(sandbox, "lotus", "newbie8");
    const id = idOf(await add(member));
    const other = await logIn(sandbox, "lotus", "phone88");
    for (const name of ["feedbackInfo", "closeFeedback", "deleteFeedback"] as const)
      expect((await other.call(name, { id })).status_code).toBe(6004);
    await member.call("closeFeedback", { id });
    await sandbox.control("/sandbox/clock", { set: MOMENT + 300_000 });
    expect(await info(member, id)).toMatchObject({ state: "closed", messages: { length: 1 } });
    expect((await add(member, { thread: id })).status_code).toBe(6008);
    await member.call("deleteFeedback", { id });
    expect(await list(member)).toEqual([]);
    expect((await member.call("feedbackInfo", { id })).status_code).toBe(6004);
    await sandbox.control("/sandbox/clock", { set: MOMENT });
  });

  it("is answered by the control surface", async () => {
    const answer = { site: "aurora", name: "demo88", text: "已处理" };
    const before = await unread(demo);
    const [latest] = await list(demo);
    const { status } = await sandbox.control("/sandbox/feedback-answer", {
      ...answer,
      thread: latest?.id,
    });
    expect(status).toBe(200);
    expect(await unread(demo)).toBeGreaterThanOrEqual(before);
    expect((await info(demo, latest?.id ?? "")).messages.at(-1)).toMatchObject({ text: "已处理" });
    expect(
      (await sandbox.control("/sandbox/feedback-answer", { ...answer, thread: "F0" })).status,
    ).toBe(404);
  });
});
