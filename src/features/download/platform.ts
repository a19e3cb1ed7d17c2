export const PLATFORMS = ["ios", "android", "web"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Query key of the codes that lead back to this page on the phone that scans them. */
const KEY = "platform";

interface Device {
  readonly userAgent: string;
  /** iPads report themselves as Macintosh; they are recognised by touch support. */
  readonly touchPoints: number;
}

/** What the address asks for, else what this device is. */
export function platformOf(search: string, { userAgent, touchPoints }: Device): Platform {
  const asked = new URLSearchParams(search).get(KEY);
  const known = PLATFORMS.find((platform) => platform === asked);
  if (known !== undefined) return known;
  if (/Android/i.test(userAgent)) return "android";
  if (/iP(?:hone|ad|od)/.test(userAgent)) return "ios";
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? "ios" : "web";
}

/** Path a platform's code leads to: the steps for a phone, the site itself where nothing is to be done. */
export function platformPath(platform: Platform): string {
  return platform === "web" ? "/" : `/download?${KEY}=${platform}`;
}
