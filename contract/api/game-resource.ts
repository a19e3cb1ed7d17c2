/** Every read of a venue goes to this address; `select` in its body says which. */
export const GAME_RESOURCE = "/game/api/v1/resource";
