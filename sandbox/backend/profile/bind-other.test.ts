import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "./sample-member.ts";

let sandbox: SampleSandbox;
let newbie: SampleMember;
beforeAll(async () => {
  sandbox = await startSample();
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterEach(async () => {
  await sandbox.control("/sandbox/clock", { set: MOMENT });
  await newbie.patch({ realName: null, gender: null, birthday: null });
});
afterAll(() => sandbox.close());

const bind = (details: unknown) => newbie.call("bindOther", details);
const info = async () => (await newbie.call("memberInfo")).data;

describe("bindOther", () => {
  it("sets name, gender and birthday together", async () => {
    const details = { realName: "阿依古丽·买买提", gender: "female", birthday: "1990-02-28" };
    expect((await bind(details)).status_code).toBe(6000);
    expect(await info()).toMatchObject({
      bindRealName: "1",
      realName: "阿*******",
      gender: "female",
      birthday: "1990-02-28",
    });
  });

  it("sets each once, and changes nothing when one of them is set already", async () => {
    expect((await bind({ gender: "male" })).status_code).toBe(6000);
    expect((await bind({ gender: "male" })).status_code).toBe(6009);
    expect((await bind({ gender: "male", realName: "王芳" })).status_code).toBe(6009);
    expect(await info()).toMatchObject({ gender: "male", realName: null });
    expect((await bind({ realName: "王芳" })).status_code).toBe(6000);
    expect((await bind({ birthday: "1990-01-01" })).status_code).toBe(6000);
    expect((await bind({ birthday: "1990-01-02" })).status_code).toBe(6009);
  });

  it("refuses an empty request", async () => {
    expect((await bind({})).status_code).toBe(6007);
    expect((await bind({ vipLevel: 9 })).status_code).toBe(6007);
    expect((await bind({ gender: "robot" })).status_code).toBe(6007);
  });

  it("changes nothing when one value is invalid", async () => {
    expect(await bind({ gender: "male", realName: "·王" })).toMatchObject({
      status_code: 6007,
      message: "请输入正确的名字",
    });
    expect(await info()).toMatchObject({ gender: null, realName: null });
  });
});

describe("birthday", () => {
  // Today is 21 November 2026 in China.
  it.each(["2008-11-21", "1950-12-31", "2008-02-29"])("%s is of age", async (birthday) => {
    expect((await bind({ birthday })).status_code).toBe(6000);
  });

  it.each(["2008-11-22", "2026-11-21", "2030-01-01", "2015-06-01"])(
    "%s is not",
    async (birthday) => {
      expect(await bind({ birthday })).toMatchObject({
        status_code: 6007,
        message: "您的年龄未满18，无法游戏哦",
      });
    },
  );

  it("a member comes of age at midnight in China", async () => {
    const at = (set: number) => sandbox.control("/sandbox/clock", { set });
    await at(Date.UTC(2026, 10, 21, 15, 59, 59));
    expect((await bind({ birthday: "2008-11-22" })).status_code).toBe(6007);
    await at(Date.UTC(2026, 10, 21, 16));
    expect((await bind({ birthday: "2008-11-22" })).status_code).toBe(6000);
  });

  it.each(["1990-02-30", "1899-12-31", "1990-13-01", "1990-1-1", "0000-00-00", "19900101"])(
    "%s is no birthday",
    async (birthday) => {
      expect((await bind({ birthday })).status_code).toBe(6007);
    },
  );
});

it("sets the real name from the deposit form, once", async () => {
  const deposit = (realName: string) => newbie.call("bindFromDeposit", { realName });
  expect(await deposit("Li··Si")).toMatchObject({ message: "请输入正确的名字" });
  expect((await deposit("李四")).status_code).toBe(6000);
  expect((await deposit("李四")).status_code).toBe(6009);
});
