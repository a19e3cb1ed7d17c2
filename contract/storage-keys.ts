/** Local-storage keys that more than one part reads: the inline script of the html and the core. */
export const EDITION_KEY = "edition";
export const LOCALE_KEY = "locale";
/** A member is logged in while it is there. */
export const TOKEN_KEY = "token";
/** `open` or `folded`: the rail of the side layout. */
export const RAIL_KEY = "rail";
