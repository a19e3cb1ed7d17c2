import { css } from "#styled/css/index.js";

export const formFrame = css({ display: "grid", gap: "3" });
