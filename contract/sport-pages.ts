// Addresses of the sports pages, for the sports feature alone.
export const SPORT_LOBBY = "/game/sport";
export const LOCAL_SPORT = "/game/sport/crty";
