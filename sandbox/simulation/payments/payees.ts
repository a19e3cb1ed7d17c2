// Where orders are paid to. Banks and companies do not exist, and account numbers fail the check digit, so that
// nobody can pay to them.
import { between, pick } from "../random.ts";

const BANKS = [
  "海岬商业银行",
  "云岭银行",
  "北湾银行",
  "松江农商银行",
  "远洋合作银行",
  "青屿城市银行",
];
const BRANCHES = ["北湾支行", "临港支行", "湖滨支行", "东望支行", "新城支行"];
const COMPANIES = [
  "海岬数字科技有限公司",
  "云帆信息服务有限公司",
  "青屿贸易有限公司",
  "北湾网络科技有限公司",
  "松石商贸有限公司",
];
const PEOPLE = ["陈*明", "周*华", "李*军", "吴*霞"];

export interface Payee {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

export function bankPayee(...parts: readonly (string | number)[]): Payee {
  const bank = `${pick(BANKS, ...parts, "bank")} · ${pick(BRANCHES, ...parts, "branch")}`;
  return { bank, holder: pick(COMPANIES, ...parts, "holder"), number: cardNumber(...parts) };
}

export function alipayPayee(...parts: readonly (string | number)[]) {
  const number = `pay${between(100_000, 999_999, ...parts, "alipay")}@example.com`;
  return { number, holder: pick(PEOPLE, ...parts, "person") };
}

export function huionePayee(...parts: readonly (string | number)[]) {
  return {
    number: `HW${between(10_000_000, 99_999_999, ...parts, "huione")}`,
    holder: pick(COMPANIES, ...parts, "huione holder"),
  };
}

/** 19 digits. */
function cardNumber(...parts: readonly (string | number)[]): string {
  const digits = `62108801${digitsOf(10, ...parts)}`;
  const check = (10 - (luhn(`${digits}0`) % 10)) % 10;
  return `${digits}${(check + 1) % 10}`;
}

function digitsOf(count: number, ...parts: readonly (string | number)[]): string {
  return Array.from({ length: count }, (_, index) => between(0, 9, ...parts, "digit", index)).join(
    "",
  );
}

function luhn(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
