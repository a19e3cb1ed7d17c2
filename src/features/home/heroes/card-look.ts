// Ground, padding and edge of a live card in each slot.
import { cva } from "#styled/css/index.js";

export const cardLook = cva({
  base: { display: "grid", minWidth: "0", fontSize: "sm" },
  variants: {
    slot: {
      glass: {
        gap: "4",
        padding: { base: "4", desktop: "6" },
        borderRadius: "xl",
        background: "art-panel",
        backdropFilter: "blur(14px)",
        boxShadow: "edge-art",
        color: "on-art",
      },
      paper: {
        gap: "3",
        padding: "4",
        borderRadius: "xl",
        background: "surface-overlay",
        boxShadow: "3-edge",
        color: "text",
      },
      bare: { gap: "3", color: "on-art" },
      band: {
        gap: "3",
        padding: { base: "4", desktop: "6" },
        borderRadius: "xl",
        background: "surface-overlay",
        boxShadow: "2-edge",
        color: "text",
      },
    },
  },
});
