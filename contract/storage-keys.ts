/** Local-storage keys that more than one part reads: the inline script of the html and the core. */
export const EDITION_KEY = "edition";
/** While the site allows no choice: the edition it forces, whatever the choice. */
export const EDITION_FORCED_KEY = "editionForced";
export const LOCALE_KEY = "locale";
/** A member is logged in while it is there. */
export const TOKEN_KEY = "token";
/** What a header can carry, of any length: a login whose token is something else has failed. */
export const TOKEN = /^[\x21-\x7e]+$/;
/** `open` or `folded`: the rail of the side layout. */
export const RAIL_KEY = "rail";
