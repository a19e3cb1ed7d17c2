// Part of the one catalogue in cli/error-codes.ts; kept beside the code that reports them.
export const LOCALE_CODES = {
  LOCALE_GLOSSARY: { title: "A brand's glossary has a field of the wrong shape" },
  LOCALE_GLOSSARY_TWICE: { title: "A glossary gives one word two conversions" },
  LOCALE_MAINLAND_WORD: { title: "A zh-TW text holds a word only the mainland uses" },
  LOCALE_SIMPLIFIED_LEFT: { title: "A zh-TW text holds a simplified character" },
} as const;
