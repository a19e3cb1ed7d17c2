// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const LOCALE_CODES = {
  LOCALE_GLOSSARY: { title: "A brand's glossary has a field of the wrong shape" },
  LOCALE_GLOSSARY_TWICE: { title: "A glossary gives one word two conversions" },
  LOCALE_MAINLAND_WORD: { title: "A zh-TW text holds a word only the mainland uses" },
  LOCALE_SIMPLIFIED_LEFT: { title: "A zh-TW text holds a simplified character" },
  LOCALE_HOUSE_WORD: { title: "A text holds a word that has another name here" },
  LOCALE_AGE_LINE: { title: "The line about the brand leaves out the age" },
  LOCALE_EDIT_UNREAD: { title: "The cut into words changes a zh-TW text in a way nobody has read" },
} as const;
