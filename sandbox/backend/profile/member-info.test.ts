import { createHmac } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { JWT_SECRET } from "../chat/chat-token.ts";
import type { MEMBER_ANSWERS } from "./member-answers.ts";
import { logIn, type SampleMember, twice } from "./sample-member.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
let newbie: SampleMember;
beforeAll(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterAll(() => sandbox.close());

const hash = md5("x");
type MemberCall = keyof typeof MEMBER_ANSWERS | "jwt" | "balance" | "unreadCounts";
const BODIES: { readonly [Name in MemberCall]: unknown } = {
  memberInfo: {},
  jwt: {},
  balance: { lockMoney: 1 },
  unreadCounts: { userSystem: 1 },
  singleDataDecryption: { field: "phone" },
  bindPhone: { areaCode: "86", phone: "13700000001", code: "1" },
  bindEmail: { email: "a@b.cn", code: "1" },
  bindOther: { gender: "male" },
  bindFromDeposit: { realName: "王芳" },
  bindPassword: { oldPassword: hash, ...twice("x") },
  bindPasswordByPhone: { code: "1", ...twice("x") },
  bindPasswordByEmail: { code: "1", ...twice("x") },
  setWithdrawPassword: { loginPassword: hash, ...twice("x") },
  resetWithdrawPassword: { code: "1", ...twice("x") },
  avatarList: {},
  addAvatar: { avatar: "player-1" },
  uploadImage: { type: "image/png", data: "iVBORw0KGgo=" },
};

it.each(Object.entries(BODIES))("answers %s to members only", async (name, body) => {
  const called = name as keyof typeof BODIES;
  expect(await sandbox.call("aurora", called, body)).toMatchObject({ status_code: 6001 });
  const forged = { token: "A".repeat(43) };
  expect(await sandbox.call("aurora", called, body, forged)).toMatchObject({ status_code: 6001 });
  expect((await sandbox.call("jade", called, body, forged)).status_code).toBe(6001);
});

describe("memberInfo", () => {
  it("masks contact details", async () => {
    const { data } = await demo.call("memberInfo");
    expect(v.safeParse(CALLS.memberInfo.response, data).issues).toBeUndefined();
    expect(data).toMatchObject({
      name: "demo88",
      vipLevel: 3,
      phone: "138****8621",
      email: "d***@example.com",
      realName: "林*",
      bindPhone: "1",
      bindEmail: "1",
      bindRealName: "1",
      bindBankCard: "1",
      bindVirtualCoin: "1",
      bindWithdrawPassword: "1",
      gender: "female",
      birthday: "1993-05-18",
      lastLoginAt: MOMENT,
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|salt|8613800138621|林晓/i);
  });

  it("marks details that are not bound", async () => {
    const { data } = await newbie.call("memberInfo");
    expect(v.safeParse(CALLS.memberInfo.response, data).issues).toBeUndefined();
    expect(data).toMatchObject({
      bindPhone: "0",
      bindEmail: "0",
      bindRealName: "0",
      bindWithdrawPassword: "0",
      phone: null,
      email: null,
      realName: null,
      gender: null,
      birthday: null,
    });
  });
});

describe("singleDataDecryption", () => {
  it.each([
    ["phone", "13800138621"],
    ["email", "demo88@example.com"],
    ["realName", "林晓"],
  ])("tells %s in clear", async (field, d) => {
    expect((await demo.call("singleDataDecryption", { field })).data).toEqual({ d, v: "1" });
    expect((await newbie.call("singleDataDecryption", { field })).data).toEqual({ d: "", v: "0" });
  });

  it("refuses every other field", async () => {
    const answer = await demo.call("singleDataDecryption", { field: "passwordHash" });
    expect(answer.status_code).toBe(6007);
  });
});

describe("balance", () => {
  it("is decimal text, with locked money on request", async () => {
    expect((await demo.call("balance", { lockMoney: 0 })).data).toEqual({
      centerWalletBalance: "12846.50",
      lockMoney: null,
      withdrawing: null,
      bonus: null,
      coin: null,
    });
    expect((await demo.call("balance", { lockMoney: 1 })).data).toEqual({
      centerWalletBalance: "12846.50",
      lockMoney: "200.00",
      withdrawing: "0.00",
      bonus: "904.88",
      coin: { units: 86_500_000, rate: expect.stringMatching(/^7\.\d{4}$/) as string },
    });
  });

  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [10, "0.10"],
    [99_999, "999.99"],
    [900_719_925_474_099, "9007199254740.99"],
  ])("tells %d cents as %s", async (balanceCents, text) => {
    await newbie.patch({ balanceCents });
    expect((await newbie.call("balance", { lockMoney: 0 })).data).toMatchObject({
      centerWalletBalance: text,
    });
  });
});

it("counts unread messages", async () => {
  const counted = async () =>
    v.parse(
      CALLS.unreadCounts.response,
      (await newbie.call("unreadCounts", { userSystem: 1 })).data,
    );
  const before = await counted();
  const letter = { site: "aurora", count: 2 };
  await sandbox.control("/sandbox/letter", { ...letter, kind: "feedback", name: "newbie8" });
  await sandbox.control("/sandbox/letter", { ...letter, kind: "match" });
  expect(await counted()).toEqual({
    ...before,
    fd_count: before.fd_count + 2,
    brmatch_count: before.brmatch_count + 2,
  });
});

describe("jwt", () => {
  it("is signed and expires after an hour", async () => {
    const { jwt } = (await demo.call("jwt")).data as { readonly jwt: string };
    const [head = "", body = "", mark] = jwt.split(".");
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(read(head)).toEqual({ alg: "HS256", typ: "JWT" });
    const iat = Math.floor(MOMENT / 1000);
    expect(read(body)).toMatchObject({ iss: "6101", name: "demo88", iat, exp: iat + 3600 });
    expect(mark).toBe(
      createHmac("sha256", JWT_SECRET).update(`${head}.${body}`).digest("base64url"),
    );
  });

  it("is refused on sites without chat", async () => {
    const elsewhere = await logIn(sandbox, "jade", "demo88");
    expect((await elsewhere.call("jwt")).status_code).toBe(6004);
  });
});
