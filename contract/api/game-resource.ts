/** The address of every read of a venue; the body names what is read. */
export const GAME_RESOURCE = "/game/api/v1/resource";
