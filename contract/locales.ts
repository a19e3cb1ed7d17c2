export const LOCALES = ["zh-CN", "zh-TW"] as const;
export type Locale = (typeof LOCALES)[number];

export const EDITIONS = ["classic", "professional"] as const;
export type Edition = (typeof EDITIONS)[number];
