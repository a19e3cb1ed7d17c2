// A program that moves money until it is killed. It writes the key of each call whose answer it has.
import { openDatabase } from "../open-database.ts";
import { accountOf, sampleMoney } from "./sample-money.ts";

const [, , file = "", run = "", id = ""] = process.argv;
const money = sampleMoney(openDatabase(file));
const member = Number(id);
money.time += Number(run) * 1000 * 3_600_000;

for (let number = 0; ; number++) {
  money.time += 3 * 3_600_000;
  const key = `${run}-${number}`;
  if (number % 3 === 0) {
    const body = { kind: "bank", accountId: accountOf(member, "bank") } as const;
    const proof = money.proof(member);
    money.ask(member, "withdraw", { ...body, amountCents: 10_000, proof }, { key });
  } else if (number % 3 === 1) {
    const { rateId } = money.ask(member, "transferRate", { way: "toCoin" });
    money.ask(member, "exchange", { way: "toCoin", amount: 1000, rateId }, { key });
  } else {
    money.ask(member, "pay", { channelId: "scan-a", amountCents: 10_000 }, { key });
    const { open } = money.ask(member, "paymentTypes", {});
    for (const { orderId } of open) money.ask(member, "closeOrder", { orderId });
  }
  process.stdout.write(`${key}\n`);
}
