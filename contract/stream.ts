/** No stream sends larger frames; a client drops them unread. */
export const MAX_FRAME_BYTES = 1024 * 1024;
