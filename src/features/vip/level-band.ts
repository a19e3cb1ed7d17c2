// The dark band of a member's level and the panel on it, drawn and while it loads.
import { css, cx } from "#styled/css/index.js";
import { motif } from "#ui/pictures/motif.ts";

export const levelBand = cx(
  motif,
  css({
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) minmax(20rem, 27rem)" },
    alignItems: "center",
    columnGap: "8",
    rowGap: { base: "4", desktop: { base: "5", _professional: "2" } },
    padding: { base: "4", desktop: { base: "8", _professional: "4" } },
    borderRadius: "lg",
    backgroundColor: "art-ground",
    boxShadow: { base: "none", _professional: "edge-art" },
    color: "on-art",
  }),
);

export const levelBandPanel = css({
  display: "grid",
  gap: { base: "4", _professional: "2" },
  padding: { base: "4", desktop: { base: "5", _professional: "3" } },
  borderRadius: "md",
  background: "art-panel",
  boxShadow: "edge-art",
});
