import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { logIn, type SampleMember } from "../member/sample-member.ts";
import { SECOND_PASSWORD as secondPassword } from "../withdrawals/sample-withdrawer.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterEach(() => sandbox.close());

const HOUR = 3_600_000;
const PHONE = "8613800138621";
// Made-up numbers with right check digits.
const CARD = "6217000010034519127";
const OTHER_CARD = "6217000010034519200";
const TRON = "TFUohETtPMQDZgxZ7kYemHzpwqmk725Pe7";
const ETHEREUM = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

const said = async (answer: Promise<{ status_code: number; message: string }>) => {
  const { status_code, message } = await answer;
  return status_code === 6000 ? "done" : `${status_code} ${message}`;
};
const addCard = (more: object = {}, member = demo) =>
  said(member.call("addBankCard", { bank: "CCB", cardNumber: CARD, secondPassword, ...more }));
const listed = async (name: "memberBanks" | "coinAccounts" | "alipayAccounts", member = demo) =>
  ((await member.call(name)).data as { list: Record<string, unknown>[] }).list;
const addCoin = (more: object = {}, member = demo) =>
  member.call("addCoinAccount", {
    coin: "USDT",
    network: "ERC20",
    address: ETHEREUM,
    secondPassword,
    ...more,
  });
const clock = (offset: number) => sandbox.control("/sandbox/clock", { offset });
/** Sessions do not last so long. */
const nextDay = async () => {
  await clock(25 * HOUR);
  demo = await logIn(sandbox, "aurora", "demo88");
};

describe("a bank card", () => {
  it("is listed with its number and holder masked, and in clear for its owner only", async () => {
    expect(await addCard({ branch: "余杭支行" })).toBe("done");
    const card = (await listed("memberBanks")).at(-1);
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
    for (const [more, refusal] of refusals) expect(await addCard(more)).toBe(refusal);
    expect(await listed("memberBanks")).toHaveLength(2);
  });

  it("is of the bank that the member chose where its prefix is not listed", async () => {
    expect(await addCard({ cardNumber: "4000000000000002", bank: "CMB" })).toBe("done");
    expect(await listed("memberBanks")).toContainEqual(expect.objectContaining({ bank: "CMB" }));
  });

  it("belongs to one member of a site, until it is removed", async () => {
    expect(await addCard()).toBe("done");
    const jade = await logIn(sandbox, "jade", "demo88");
    expect(await addCard({}, jade)).toBe("done");
    const other = await logIn(sandbox, "aurora", "phone88");
    await sandbox.control("/sandbox/member", {
      site: "aurora",
      name: "phone88",
      patch: { realName: "王芳" },
    });
    const set = { loginPassword: md5("Demo2026a"), password: secondPassword, secondPassword };
    await other.call("setWithdrawPassword", set);
    expect(await addCard({}, other)).toBe("6009 该账户已被绑定");
    await nextDay();
    const id = (await listed("memberBanks")).at(-1)?.["id"];
    expect(await said(demo.call("removeBankCard", { id, secondPassword }))).toBe("done");
    const again = await logIn(sandbox, "aurora", "phone88");
    expect(await addCard({}, again)).toBe("done");
    expect((await again.call("memberInfo")).data).toMatchObject({ bindBankCard: "1" });
  });

  it("is locked for a day where it is not the first one", async () => {
    await addCard();
    const card = (await listed("memberBanks")).at(-1);
    expect(Number(card?.["lockedUntil"]) - Number(card?.["addedAt"])).toBe(24 * HOUR);
    const remove = { id: card?.["id"], secondPassword };
    expect(await said(demo.call("removeBankCard", remove))).toMatch(/^6007 新增账户/);
    await nextDay();
    expect(await said(demo.call("removeBankCard", remove))).toBe("done");
    expect(await said(demo.call("removeBankCard", remove))).toMatch(/^6004/);
  });

  it("is the sixth one: too many", async () => {
    const numbers = ["6217000010034519127", OTHER_CARD, "6217000010034519283"];
    for (const cardNumber of numbers) expect(await addCard({ cardNumber })).toBe("done");
    expect(await addCard({ cardNumber: "6217000010034519366" })).toBe("6007 最多可添加 5 个");
  });

  it("needs a bound phone, a real name and a second password", async () => {
    await demo.patch({ phone: null });
    expect(await addCard()).toMatch(/^6015/);
    await demo.patch({ phone: PHONE, realName: null });
    expect(await addCard()).toMatch(/^6449/);
    await demo.patch({ realName: "林晓", secondHash: null });
    expect(await addCard()).toBe("6111 请先设置资金密码");
  });
});

describe("the second password", () => {
  it("is locked for an hour after five wrong ones, for everything that asks for it", async () => {
    const prove = (password: string) =>
      said(demo.call("proveSecondPassword", { secondPassword: md5(password) }));
    for (const left of [4, 3, 2, 1]) {
      expect(await prove("111111")).toBe(`6100 资金密码错误，还可以输入 ${left} 次`);
    }
    expect(await addCard({ secondPassword: md5("2") })).toMatch(/^6100 资金密码错误次数过多/);
    expect(await prove("888888")).toMatch(/^6100 资金密码错误次数过多/);
    await clock(HOUR + 1000);
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

describe("a coin address", () => {
  it("is confirmed by a code sent to the bound phone, within ten minutes", async () => {
    const { data } = await addCoin({ label: "冷钱包" });
    const { id, confirmBy } = data as { id: string; confirmBy: number };
    expect((await listed("coinAccounts")).at(-1)).toMatchObject({
      id,
      confirmBy,
      masked: "0x5a…eAed",
      label: "冷钱包",
      network: "ERC20",
    });
    const confirm = (code: string) => said(demo.call("confirmCoinAccount", { id, code }));
    expect(await confirm("000000")).toMatch(/^6036/);
    const code = await demo.codeTo(PHONE);
    expect(await confirm(code)).toBe("done");
    expect(await confirm(code)).toMatch(/^6004/);
    expect((await listed("coinAccounts")).at(-1)).toMatchObject({ confirmBy: null });
    const asked = { field: "virtualCoin", id };
    expect((await demo.call("singleDataDecryption", asked)).data).toEqual({ d: ETHEREUM, v: "1" });
  });

  it("is forgotten when nobody confirms it, and may be added again", async () => {
    const { data } = await addCoin();
    const { id } = data as { id: string };
    await clock(10 * 60_000);
    expect(await listed("coinAccounts")).toHaveLength(1);
    expect(await said(demo.call("confirmCoinAccount", { id, code: "123456" }))).toMatch(/^6038/);
    expect(await said(addCoin())).toBe("done");
    expect(await said(addCoin({ address: ETHEREUM.toLowerCase() }))).toBe("6009 该账户已被绑定");
  });

  it("is refused on another network or with a wrong character", async () => {
    const refusals = [
      [{ coin: "BTC" }, "6007 币种与网络不匹配"],
      [{ network: "TRC20" }, "6007 不是有效的 TRC20 地址，请核对"],
      [{ address: ETHEREUM.replace("aAeb", "AAeb") }, "6007 不是有效的 ERC20 地址，请核对"],
    ] as const;
    for (const [more, refusal] of refusals) expect(await said(addCoin(more))).toBe(refusal);
    expect(await said(addCoin({ network: "TRC20", address: TRON }))).toBe("done");
  });
});

describe("an Alipay account", () => {
  const add = (account: string) => said(demo.call("addAlipayAccount", { account, secondPassword }));

  it("is a phone number or an e-mail", async () => {
    expect(await add("13912345678")).toBe("done");
    expect(await add("Lin.Xiao@example.com")).toBe("done");
    expect((await listed("alipayAccounts")).slice(1)).toMatchObject([
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
    const id = (await listed("alipayAccounts"))[0]?.["id"];
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
    expect((await listed("alipayAccounts"))[0]?.["usedAt"]).not.toBeNull();
    expect(await remove()).toBe("done");
  });
});

it("no number or address is stored in clear", async () => {
  await sandbox.close();
  const { mkdtempSync, readdirSync, readFileSync, rmSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  const folder = mkdtempSync(join(tmpdir(), "payees-"));
  sandbox = await startSample({ databaseFile: join(folder, "sandbox.db") });
  demo = await logIn(sandbox, "aurora", "demo88");
  expect(await addCard()).toBe("done");
  await addCoin();
  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), "latin1"));
  for (const secret of [CARD, ETHEREUM, ETHEREUM.toLowerCase(), "6222021003004206150"]) {
    expect(kept.filter((text) => text.includes(secret))).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});
