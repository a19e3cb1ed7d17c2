import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";
import { addCard, said } from "./sample-payees.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterEach(() => sandbox.close());

const HOUR = 3_600_000;

describe("the second password", () => {
  it("is locked for an hour after five wrong ones, for everything that asks for it", async () => {
    const prove = (password: string) =>
      said(demo.call("proveSecondPassword", { secondPassword: md5(password) }));
    for (const left of [4, 3, 2, 1]) {
      expect(await prove("111111")).toBe(`6100 资金密码错误，还可以输入 ${left} 次`);
    }
    expect(await addCard(demo, { secondPassword: md5("2") })).toMatch(/^6100 资金密码错误次数过多/);
    expect(await prove("888888")).toMatch(/^6100 资金密码错误次数过多/);
    await sandbox.control("/sandbox/clock", { offset: HOUR + 1000 });
    expect(await prove("888888")).toBe("done");
    expect(await prove("1")).toBe("6100 资金密码错误，还可以输入 4 次");
  });

  it("cannot be tried more often by asking at the same time", async () => {
    const tries = Array.from({ length: 12 }, (_, number) =>
      said(demo.call("proveSecondPassword", { secondPassword: md5(String(number)) })),
    );
    const checked = (await Promise.all(tries)).filter((text) => text.includes("还可以输入"));
    expect(checked).toHaveLength(4);
  });
});
