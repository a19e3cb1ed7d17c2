/** From this width on, the board is a table; below, its rows are blocks. */
export const WIDE = "@container (min-width: 48rem)";
