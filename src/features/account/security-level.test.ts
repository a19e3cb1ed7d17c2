import { describe, expect, it } from "vitest";
import { sampleMember } from "./sample-member.ts";
import { securityOf } from "./security-level.ts";

/** Phone, real name, second password, e-mail. */
const withBound = (text: string) => {
  const at = (index: number) => (text[index] === "1" ? "1" : "0");
  return sampleMember({
    bindPhone: at(0),
    bindRealName: at(1),
    bindWithdrawPassword: at(2),
    bindEmail: at(3),
  });
};

describe("security level", () => {
  it.each([
    ["0000", "low", 0, "phone"],
    ["1000", "low", 1, "realName"],
    ["0001", "low", 1, "phone"],
    ["1100", "medium", 2, "secondPassword"],
    ["0011", "medium", 2, "phone"],
    ["1110", "medium", 3, "email"],
    ["1011", "medium", 3, "realName"],
    ["1111", "high", 4, null],
  ])("%s is %s", (bound, level, done, next) => {
    expect(securityOf(withBound(bound))).toEqual({ level, done, next });
  });
});
