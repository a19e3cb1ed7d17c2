/** In the address of the page: the message that is open. */
export const LETTER = "letter";
