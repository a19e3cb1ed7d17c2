/** No stream sends larger frames; a client drops them unread. */
export const MAX_FRAME_BYTES = 1024 * 1024;

/** How often a list is loaded again while there is no socket. */
export const POLL_MS = 5000;
