import { expect, it } from "vitest";
import { COUNTRY_AREAS } from "./country-areas.ts";
import {
  isPhone,
  localNumber,
  maskPhone,
  phoneDigits,
  samePhone,
  nationalNumber,
} from "./phone.ts";

const SAMPLES: Readonly<Record<string, string>> = {
  86: "13800138621",
  852: "91234567",
  853: "61234567",
  886: "912345678",
  65: "81234567",
  60: "123456789",
  66: "812345678",
  84: "912345678",
  81: "9012345678",
  82: "1012345678",
  63: "9171234567",
  1: "2125550123",
};

it("lists the default country first and each country once", () => {
  expect(COUNTRY_AREAS[0]?.areaCode).toBe("86");
  expect(new Set(COUNTRY_AREAS.map(({ areaCode }) => areaCode)).size).toBe(COUNTRY_AREAS.length);
});

it.each(COUNTRY_AREAS.map(({ areaCode }) => areaCode))("accepts a number of +%s", (areaCode) => {
  const number = SAMPLES[areaCode] ?? "";
  const phone = `${areaCode}${number}`;
  const fitting = COUNTRY_AREAS.filter(({ regex }) => new RegExp(regex).test(phone));
  expect(fitting.map((area) => area.areaCode)).toEqual([areaCode]);
  expect(isPhone(phone)).toBe(true);
  expect(isPhone(`${phone}00`)).toBe(false);
  expect(localNumber(phone)).toBe(number);
  expect(maskPhone(phone)).toHaveLength(number.length);
  expect(maskPhone(phone)).toMatch(/^\d+\*{4}\d+$/);
});

it("hides four digits in the middle", () => {
  expect(maskPhone("8613800138621")).toBe("138****8621");
  expect(maskPhone("85291234567")).toBe("91****67");
});

it("treats a number with and without country code as the same", () => {
  expect(samePhone("+86 138-0013-8621", "8613800138621")).toBe(true);
  expect(samePhone("13800138621", "8613800138621")).toBe(true);
  expect(samePhone("8691234567", "85291234567")).toBe(true);
  expect(samePhone("0013800138621", "8613800138621")).toBe(false);
  expect(phoneDigits("+86 138")).toBe("86138");
});

it("shows the country code only for numbers abroad", () => {
  expect(nationalNumber("8613800138621")).toBe("13800138621");
  expect(nationalNumber("85291234567")).toBe("+85291234567");
});
