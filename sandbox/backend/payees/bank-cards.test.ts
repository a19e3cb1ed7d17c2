import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";
import { SECOND_PASSWORD as secondPassword } from "../withdrawals/sample-withdrawer.ts";
import { addCard, CARD, listed, said } from "./sample-payees.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterEach(() => sandbox.close());

const HOUR = 3_600_000;
const PHONE = "8613800138621";
// A made-up number with the right check digit.
const OTHER_CARD = "6217000010034519200";

/** Moves the clock a day on and logs in again: sessions end sooner. */
const nextDay = async () => {
  await sandbox.control("/sandbox/clock", { offset: 25 * HOUR });
  demo = await logIn(sandbox, "aurora", "demo88");
};

describe("a bank card", () => {
  it("is listed with its number and holder masked, and in clear for its owner only", async () => {
    expect(await addCard(demo, { branch: "余杭支行" })).toBe("done");
    const card = (await listed(demo, "memberBanks")).at(-1);
    expect(card).toMatchObject({
      bank: "CCB",
      bankName: "中国建设银行",
      masked: `**** ${CARD.slice(-4)}`,
      holder: "林*",
      branch: "余杭支行",
      usedAt: null,
    });
    const asked = { field: "bankCard", id: card?.["id"] };
    expect((await demo.call("singleDataDecryption", asked)).data).toEqual({ d: CARD, v: "1" });
    const other = await logIn(sandbox, "aurora", "newbie8");
    expect((await other.call("singleDataDecryption", asked)).data).toEqual({ d: "", v: "0" });
    const wrongKind = { ...asked, field: "alipay" };
    expect((await demo.call("singleDataDecryption", wrongKind)).data).toEqual({ d: "", v: "0" });
  });

  it("is refused with a wrong number, another bank, a wrong password, and as a known one", async () => {
    const refusals = [
      [{ cardNumber: "6217000010034519128" }, "6007 银行卡号不正确，请核对"],
      [{ bank: "ICBC" }, "6007 卡号与所选银行不一致"],
      [{ bank: "NOPE" }, "6007 暂不支持该银行"],
      [{ secondPassword: md5("111111") }, "6100 资金密码错误，还可以输入 4 次"],
      [{ cardNumber: "6222021003004206150", bank: "ICBC" }, "6009 该账户已被绑定"],
    ] as const;
    for (const [more, refusal] of refusals) expect(await addCard(demo, more)).toBe(refusal);
    expect(await listed(demo, "memberBanks")).toHaveLength(2);
  });

  it("is of the bank that the member chose where its prefix is not listed", async () => {
    expect(await addCard(demo, { cardNumber: "4000000000000002", bank: "CMB" })).toBe("done");
    expect(await listed(demo, "memberBanks")).toContainEqual(
      expect.objectContaining({ bank: "CMB" }),
    );
  });

  it("belongs to one member of a site, until it is removed", async () => {
    expect(await addCard(demo)).toBe("done");
    const jade = await logIn(sandbox, "jade", "demo88");
    expect(await addCard(jade)).toBe("done");
    const other = await logIn(sandbox, "aurora", "phone88");
    await sandbox.control("/sandbox/member", {
      site: "aurora",
      name: "phone88",
      patch: { realName: "王芳" },
    });
    const set = { loginPassword: md5("Demo2026a"), password: secondPassword, secondPassword };
    await other.call("setWithdrawPassword", set);
    expect(await addCard(other)).toBe("6009 该账户已被绑定");
    await nextDay();
    const id = (await listed(demo, "memberBanks")).at(-1)?.["id"];
    expect(await said(demo.call("removeBankCard", { id, secondPassword }))).toBe("done");
    const again = await logIn(sandbox, "aurora", "phone88");
    expect(await addCard(again)).toBe("done");
    expect((await again.call("memberInfo")).data).toMatchObject({ bindBankCard: "1" });
  });

  it("is locked for a day where it is not the first one", async () => {
    await addCard(demo);
    const card = (await listed(demo, "memberBanks")).at(-1);
    expect(Number(card?.["lockedUntil"]) - Number(card?.["addedAt"])).toBe(24 * HOUR);
    const remove = { id: card?.["id"], secondPassword };
    expect(await said(demo.call("removeBankCard", remove))).toMatch(/^6007 新增账户/);
    await nextDay();
    expect(await said(demo.call("removeBankCard", remove))).toBe("done");
    expect(await said(demo.call("removeBankCard", remove))).toMatch(/^6004/);
  });

  it("is the sixth one: too many", async () => {
    const numbers = ["6217000010034519127", OTHER_CARD, "6217000010034519283"];
    for (const cardNumber of numbers) expect(await addCard(demo, { cardNumber })).toBe("done");
    expect(await addCard(demo, { cardNumber: "6217000010034519366" })).toBe("6007 最多可添加 5 个");
  });

  it("needs a bound phone, a real name and a second password", async () => {
    await demo.patch({ phone: null });
    expect(await addCard(demo)).toMatch(/^6015/);
    await demo.patch({ phone: PHONE, realName: null });
    expect(await addCard(demo)).toMatch(/^6449/);
    await demo.patch({ realName: "林晓", secondHash: null });
    expect(await addCard(demo)).toBe("6111 请先设置资金密码");
  });
});
