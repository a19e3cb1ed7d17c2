/** Local-storage keys that both the html's inline script and the core read. */
export const EDITION_KEY = "edition";
/** The edition that the site forces while it allows no choice. */
export const EDITION_FORCED_KEY = "editionForced";
export const LOCALE_KEY = "locale";
/** Present while a member is logged in. */
export const TOKEN_KEY = "token";
/** Characters that a header can carry. A login with any other token has failed. */
export const TOKEN = /^[\x21-\x7e]+$/;
export const RAIL_KEY = "rail"; // `open` or `folded`: the rail of the side layout
