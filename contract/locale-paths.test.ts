import { expect, it } from "vitest";
import { chosenLocales, joinLocale, type LocaleChoice, splitLocale } from "./locale-paths.ts";
import { documentPattern, pagePattern } from "./route-pattern.ts";

it("splits the locale from a path, in any letter case", () => {
  expect(splitLocale("/zh-TW/app/help/kh")).toEqual({ locale: "zh-TW", path: "/app/help/kh" });
  expect(splitLocale("/ZH-cn/home")).toEqual({ locale: "zh-CN", path: "/home" });
  expect(splitLocale("/zh-TW")).toEqual({ locale: "zh-TW", path: "/" });
  for (const path of ["/", "/home", "/zh-TWO/home", "/home/zh-TW"])
    expect(splitLocale(path)).toEqual({ locale: null, path });
});

it("gives the default locale no prefix", () => {
  expect(joinLocale("/home?show=RB", "zh-TW", "zh-CN")).toBe("/zh-TW/home?show=RB");
  expect(joinLocale("/home", "zh-TW", "zh-TW")).toBe("/home");
});

it("offers the default locale alone where visitors cannot choose", () => {
  const locales: LocaleChoice["locales"] = { default: "zh-CN", offered: ["zh-CN", "zh-TW"] };
  expect(chosenLocales({ locales, switches: ["localeToggle"] })).toEqual(["zh-CN", "zh-TW"]);
  expect(chosenLocales({ locales, switches: [] })).toEqual(["zh-CN"]);
});

it("finds pages and documents in each locale", () => {
  const page = new RegExp(pagePattern(["/home", "/game/:info", "*"]), "i");
  for (const path of ["/", "/home", "/zh-TW", "/zh-TW/", "/zh-TW/home/", "/zh-CN/game/PT.1"])
    expect(path).toMatch(page);
  for (const path of ["/zh-TW/none", "/zh/home", "/zh-TW/zh-TW/home"])
    expect(path).not.toMatch(page);
  const document = new RegExp(documentPattern(["/home", "/app/help/kh"]), "i");
  expect(document.exec("/zh-TW/app/help/kh/")?.[1]).toBe("/zh-TW/app/help/kh");
  expect(document.exec("/home")?.[1]).toBe("/home");
});
