import { css } from "#styled/css/index.js";

/** As high as a finger needs on phones, also where the edition's controls are lower. */
export const fingerSize = css({ minHeight: { base: "10", desktop: "0" } });
