import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "../profile/sample-member.ts";
import { addCoin, ETHEREUM, listed, said } from "./sample-payees.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
});
afterEach(() => sandbox.close());

const PHONE = "8613800138621";
const TRON = "TFUohETtPMQDZgxZ7kYemHzpwqmk725Pe7";

describe("a coin address", () => {
  it("is confirmed by a code sent to the bound phone, within ten minutes", async () => {
    const { data } = await addCoin(demo, { label: "冷钱包" });
    const { id, confirmBy } = data as { id: string; confirmBy: number };
    expect((await listed(demo, "coinAccounts")).at(-1)).toMatchObject({
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
    expect((await listed(demo, "coinAccounts")).at(-1)).toMatchObject({ confirmBy: null });
    const asked = { field: "virtualCoin", id };
    expect((await demo.call("singleDataDecryption", asked)).data).toEqual({ d: ETHEREUM, v: "1" });
  });

  it("is forgotten when nobody confirms it, and may be added again", async () => {
    const { data } = await addCoin(demo);
    const { id } = data as { id: string };
    await sandbox.control("/sandbox/clock", { offset: 10 * 60_000 });
    expect(await listed(demo, "coinAccounts")).toHaveLength(1);
    expect(await said(demo.call("confirmCoinAccount", { id, code: "123456" }))).toMatch(/^6038/);
    expect(await said(addCoin(demo))).toBe("done");
    expect(await said(addCoin(demo, { address: ETHEREUM.toLowerCase() }))).toBe(
      "6009 该账户已被绑定",
    );
  });

  it("is refused on another network or with a wrong character", async () => {
    const refusals = [
      [{ coin: "BTC" }, "6007 币种与网络不匹配"],
      [{ network: "TRC20" }, "6007 不是有效的 TRC20 地址，请核对"],
      [{ address: ETHEREUM.replace("aAeb", "AAeb") }, "6007 不是有效的 ERC20 地址，请核对"],
    ] as const;
    for (const [more, refusal] of refusals) expect(await said(addCoin(demo, more))).toBe(refusal);
    expect(await said(addCoin(demo, { network: "TRC20", address: TRON }))).toBe("done");
  });
});
