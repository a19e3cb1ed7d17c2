// A member who withdraws, for tests over HTTP. The clock moves when the test says so.
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import { type CallName } from "#contract/api/calls.ts";
import type { Withdrawal, WithdrawInfo } from "#contract/api/withdraw.ts";
import type { PayeeKind } from "#contract/payments.ts";
import { MOMENT, type SampleEnvelope, type SampleSandbox } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";

export const SECOND_PASSWORD = md5("888888");

type Data<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["response"]>;

export interface SampleWithdrawer {
  call(name: CallName, body?: object, key?: string): Promise<SampleEnvelope>;
  /** The data of a call that must succeed. */
  data<Name extends CallName>(name: Name, body?: object): Promise<Data<Name>>;
  /** Accounts of the demo account by kind: the first of each. */
  account(kind: PayeeKind): Promise<string>;
  proof(): Promise<string>;
  /** A withdrawal that must succeed. */
  withdraw(amountCents: number, more?: object): Promise<Withdrawal>;
  /** `done`, or code and message of the refusal. */
  tryWithdraw(body?: object): Promise<string>;
  order(orderId: string): Promise<Withdrawal>;
  info(): Promise<WithdrawInfo>;
  /** The id of the rate at which coins are paid out over TRC20. */
  coinRate(): Promise<string>;
  act(orderId: string, act: string): Promise<number>;
  /** Moves the sandbox's clock on. */
  wait(ms: number): Promise<void>;
  /** What the ledger says is wrong. */
  problems(): Promise<readonly string[]>;
  patch(patch: object): Promise<void>;
}

const LISTS = { bank: "memberBanks", coin: "coinAccounts", alipay: "alipayAccounts" } as const;

export async function sampleWithdrawer(
  sandbox: SampleSandbox,
  { site = "aurora", name = "demo88" } = {},
): Promise<SampleWithdrawer> {
  const session = await sandbox.control("/sandbox/session", { site, name });
  const { token } = JSON.parse(session.text) as { token: string };
  let keys = 0;
  const call: SampleWithdrawer["call"] = (asked, body = {}, key = `key-${(keys += 1)}`) =>
    sandbox.call(site, asked, body, { token, idempotencykey: key });
  const data: SampleWithdrawer["data"] = async (asked, body) => {
    const envelope = await call(asked, body);
    if (envelope.status_code !== 6000) throw new Error(`${asked}: ${envelope.message}`);
    return envelope.data as Data<typeof asked>;
  };
  const account = async (kind: PayeeKind) => (await data(LISTS[kind])).list[0]?.id ?? "";
  const proof = async () =>
    (await data("proveSecondPassword", { secondPassword: SECOND_PASSWORD })).proof;
  const bodyOf = async (more: { readonly kind?: PayeeKind; readonly amountCents?: number }) => ({
    kind: "bank",
    amountCents: 20_000,
    accountId: await account(more.kind ?? "bank"),
    proof: await proof(),
    ...more,
  });
  return {
    call,
    data,
    account,
    proof,
    withdraw: async (amountCents, more = {}) =>
      data("withdraw", await bodyOf({ ...more, amountCents })),
    async tryWithdraw(more = {}) {
      const { status_code, message } = await call("withdraw", await bodyOf(more));
      return status_code === 6000 ? "done" : `${status_code} ${message}`;
    },
    order: async (orderId) => (await data("withdrawOrderInfo", { orderId })).order,
    info: () => data("withdrawInfo"),
    async coinRate() {
      const { list } = await data("usdtWithdrawInfo");
      return list.find(({ network }) => network === "TRC20")?.rateId ?? "";
    },
    ...controlOf(sandbox, { site, name }),
  };
}

/** What a test does through the control surface of the sandbox. */
function controlOf(
  sandbox: SampleSandbox,
  { site, name }: { readonly site: string; readonly name: string },
): Pick<SampleWithdrawer, "act" | "wait" | "problems" | "patch"> {
  let waited = 0;
  return {
    act: async (orderId, act) =>
      (await sandbox.control("/sandbox/withdrawal", { orderId, act })).status,
    async wait(ms) {
      waited += ms;
      await sandbox.control("/sandbox/clock", { set: MOMENT + waited });
    },
    async problems() {
      const { text } = await sandbox.control("/sandbox/bets", { site, name });
      return (JSON.parse(text) as { problems: string[] }).problems;
    },
    async patch(patch) {
      await sandbox.control("/sandbox/member", { site, name, patch });
    },
  };
}
