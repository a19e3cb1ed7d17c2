import { expect, it } from "vitest";
import { inAppBrowser, outsideLine } from "./in-app-browser.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/142.0.0.0";

it.each([
  [
    "wechat",
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2a) NetType/WIFI Language/zh_CN`,
  ],
  ["line", `${IPHONE} Mobile/15E148 Safari Line/15.9.0`],
  ["telegram", `${ANDROID} Mobile Safari/537.36 Telegram-Android/12.1.1 (Google Pixel 9)`],
  ["qq", `${ANDROID} Mobile Safari/537.36 V1_AND_SQ_9.2.0_0 QQ/9.2.0.28225 NetType/WIFI`],
  ["facebook", `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.51.107;FBDV/iPhone17,1]`],
  ["facebook", `${ANDROID} Mobile Safari/537.36 Instagram 400.0.0.1.1 Android`],
  [null, `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  [null, `${ANDROID} Mobile Safari/537.36`],
  [null, `${ANDROID} Mobile Safari/537.36 MQQBrowser/15.1`],
] as const)("finds %s in %s", (app, userAgent) => {
  expect(inAppBrowser(userAgent, {})).toBe(app);
});

it("finds Telegram on iOS by its object", () => {
  expect(inAppBrowser(`${IPHONE} Version/18.5 Safari/604.1`, { TelegramWebviewProxy: {} })).toBe(
    "telegram",
  );
});

it("leads out of LINE by its parameter, and keeps the rest of the address", () => {
  expect(outsideLine("https://sample.example/zh-TW/agent?icode=7#top")).toBe(
    "https://sample.example/zh-TW/agent?icode=7&openExternalBrowser=1#top",
  );
});
