/** Local-storage keys that more than one part reads: the inline script of the html and the core. */
export const EDITION_KEY = "edition";
export const LOCALE_KEY = "locale";
