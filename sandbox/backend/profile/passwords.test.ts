import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { DEMO_PASSWORD, logIn, type SampleMember, twice } from "./sample-member.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
let newbie: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterEach(() => sandbox.close());

const PHONE = "8613800138621";
const EMAIL = "demo88@example.com";
const NEW = "Fresh2026b";
const unequal = { password: md5(NEW), secondPassword: md5("other") };
const alive = async (member: SampleMember) =>
  (await member.call("memberInfo")).status_code === 6000;
const login = async (password: string) => {
  const answer = await sandbox.call("aurora", "login", {
    name: "demo88",
    password: md5(password),
    kaptchcate: 0,
    codeId: "",
    code: "",
    version: "1",
    isAgent: 0,
  });
  return answer.status_code;
};

describe("a new login password", () => {
  it("is set by the old password, and ends every other session", async () => {
    const elsewhere = await logIn(sandbox, "aurora", "demo88");
    const answer = await demo.call("bindPassword", {
      oldPassword: md5(DEMO_PASSWORD),
      ...twice(NEW),
    });
    expect(answer.status_code).toBe(6000);
    expect(await alive(demo)).toBe(true);
    expect(await alive(elsewhere)).toBe(false);
    expect(await alive(newbie)).toBe(true);
    expect(await login(DEMO_PASSWORD)).toBe(6002);
    expect(await login(NEW)).toBe(6000);
  });

  it("is refused with a wrong old password, or when the two entries differ", async () => {
    const wrong = { oldPassword: md5("wrong"), ...twice(NEW) };
    expect((await demo.call("bindPassword", wrong)).status_code).toBe(6100);
    const different = { oldPassword: md5(DEMO_PASSWORD), ...unequal };
    expect(await demo.call("bindPassword", different)).toMatchObject({
      status_code: 6007,
      message: "两次密码输入不一致",
    });
    expect(await login(DEMO_PASSWORD)).toBe(6000);
  });

  it.each([
    ["bindPasswordByPhone", PHONE],
    ["bindPasswordByEmail", EMAIL],
  ] as const)("is set by a code (%s)", async (name, receiver) => {
    const elsewhere = await logIn(sandbox, "aurora", "demo88");
    const code = await demo.codeTo(receiver);
    expect((await demo.call(name, { code, ...unequal })).status_code).toBe(6007);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await demo.call(name, { code: wrong, ...twice(NEW) })).status_code).toBe(6036);
    expect((await demo.call(name, { code, ...twice(NEW) })).status_code).toBe(6000);
    expect(await alive(demo)).toBe(true);
    expect(await alive(elsewhere)).toBe(false);
    expect(await login(NEW)).toBe(6000);
    expect((await demo.call(name, { code, ...twice(NEW) })).status_code).toBe(6036);
  });

  it("needs the phone or the e-mail to be bound", async () => {
    const body = { code: "123456", ...twice(NEW) };
    expect((await newbie.call("bindPasswordByPhone", body)).status_code).toBe(6015);
    expect((await newbie.call("bindPasswordByEmail", body)).status_code).toBe(6035);
  });
});

describe("the withdrawal password", () => {
  const set = (member: SampleMember, loginPassword: string, typed = twice("123456")) =>
    member.call("setWithdrawPassword", { loginPassword: md5(loginPassword), ...typed });

  it("is set once, by the login password", async () => {
    expect((await set(newbie, "wrong")).status_code).toBe(6100);
    expect((await set(newbie, DEMO_PASSWORD, unequal)).status_code).toBe(6007);
    expect((await set(newbie, DEMO_PASSWORD)).status_code).toBe(6000);
    expect((await newbie.call("memberInfo")).data).toMatchObject({ bindWithdrawPassword: "1" });
    expect((await set(newbie, DEMO_PASSWORD)).status_code).toBe(6009);
  });

  it("is set once, also by two requests at the same time", async () => {
    const answers = await Promise.all([set(newbie, DEMO_PASSWORD), set(newbie, DEMO_PASSWORD)]);
    expect(answers.map((answer) => answer.status_code).toSorted()).toEqual([6000, 6009]);
  });

  it("is reset by a code to the bound phone", async () => {
    const body = { code: "123456", ...twice("654321") };
    expect((await newbie.call("resetWithdrawPassword", body)).status_code).toBe(6015);
    expect((await demo.call("resetWithdrawPassword", body)).status_code).toBe(6036);
    const code = await demo.codeTo(PHONE);
    const right = { ...body, code };
    expect((await demo.call("resetWithdrawPassword", { code, ...unequal })).status_code).toBe(6007);
    expect((await demo.call("resetWithdrawPassword", right)).status_code).toBe(6000);
    await demo.patch({ secondHash: null });
    expect((await demo.call("memberInfo")).data).toMatchObject({ bindWithdrawPassword: "0" });
  });
});
