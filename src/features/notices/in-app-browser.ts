/** Apps that open links in a browser of their own, which loses logins, payments and downloads. */
export const IN_APP_BROWSERS = ["wechat", "line", "telegram", "qq", "facebook"] as const;
export type InAppBrowser = (typeof IN_APP_BROWSERS)[number];

/** What the apps write into `navigator.userAgent`. Telegram on iOS tells by an object only. */
const NAMES: Readonly<Record<InAppBrowser, RegExp>> = {
  wechat: /MicroMessenger\//,
  line: /\bLine\/\d/,
  telegram: /Telegram-Android\//,
  qq: /\bQQ\/\d/,
  facebook: /\bFB(?:AN|AV|_IAB)\b|Instagram \d/,
};

/** @returns null in a browser of its own */
export function inAppBrowser(userAgent: string, scope: object = globalThis): InAppBrowser | null {
  if ("TelegramWebviewProxy" in scope) return "telegram";
  return IN_APP_BROWSERS.find((app) => NAMES[app].test(userAgent)) ?? null;
}

/** LINE opens an address with this parameter in the device's browser. */
export function outsideLine(href: string): string {
  const url = new URL(href);
  url.searchParams.set("openExternalBrowser", "1");
  return url.href;
}
