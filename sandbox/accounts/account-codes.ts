// The codes accounts refuse with (contract/codes.ts has them all).
export const INVALID_CREDENTIALS = 6002;
export const ACCESS_DENIED = 6003;
export const DATA_EXISTS = 6009;
export const PICTURE_DEMANDED = 6021;
export const SLIDER_DEMANDED = 6022;
export const DEVICE_NOT_PASSED = 6026;
export const LONG_ABSENT = 6028;
export const TOO_MANY_ATTEMPTS = 6034;
export const STEPS_SKIPPED = 6035;
export const WRONG_CODE = 6036;
export const LOCKED = 6037;
export const CODE_EXPIRED = 6038;
export const SIXTY_SECONDS = 6066;
