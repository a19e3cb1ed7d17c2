import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";
import { SECOND_PASSWORD as secondPassword } from "../withdrawals/sample-withdrawer.ts";
import { listed, said } from "./sample-payees.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterEach(() => sandbox.close());

describe("an Alipay account", () => {
  const add = (account: string) => said(demo.call("addAlipayAccount", { account, secondPassword }));

  it("is a phone number or an e-mail", async () => {
    expect(await add("13912345678")).toBe("done");
    expect(await add("Lin.Xiao@example.com")).toBe("done");
    expect((await listed(demo, "alipayAccounts")).slice(1)).toMatchObject([
      { masked: "139****5678", holder: "林*" },
      { masked: "l***@example.com" },
    ]);
    expect(await add("13800000000")).toBe("6007 最多可添加 3 个");
  });

  it("is nothing else", async () => {
    for (const account of ["12345", "23912345678", "somebody", "a@b"]) {
      expect(await add(account)).toMatch(/^6007 请输入支付宝/);
    }
  });

  it("is compared without regard to case", async () => {
    expect(await add("lin@example.com")).toBe("done");
    expect(await add("LIN@example.com")).toBe("6009 该账户已被绑定");
  });

  it("is not removed while it is paid to", async () => {
    const id = (await listed(demo, "alipayAccounts"))[0]?.["id"];
    const { data } = await demo.call("proveSecondPassword", { secondPassword });
    const { proof } = data as { proof: string };
    const session = await sandbox.control("/sandbox/session", { site: "aurora", name: "demo88" });
    const { token } = JSON.parse(session.text) as { token: string };
    const body = { kind: "alipay", accountId: id, amountCents: 20_000, proof };
    const made = await sandbox.call("aurora", "withdraw", body, { token, idempotencykey: "k" });
    const { orderId } = made.data as { orderId: string };
    const remove = () => said(demo.call("removeAlipayAccount", { id, secondPassword }));
    expect(await remove()).toBe("6007 该账户有处理中的取款，完成后才能删除");
    await sandbox.control("/sandbox/withdrawal", { orderId, act: "arrive" });
    expect((await listed(demo, "alipayAccounts"))[0]?.["usedAt"]).not.toBeNull();
    expect(await remove()).toBe("done");
  });
});
