import { css } from "#styled/css/index.js";

export const walletCard = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  minWidth: "0",
  padding: { base: "4", desktop: "5" },
});
export const cardTitle = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
