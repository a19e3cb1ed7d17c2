import { cva } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";

/** The ring with the lowest age. */
export function AgeMark({ size = "md" }: { readonly size?: "sm" | "md" }) {
  return <span className={ring({ size })}>{brand().legal.minimumAge}+</span>;
}

const ring = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "pill",
    borderStyle: "solid",
    borderColor: "live",
    color: "footer-strong",
    fontFamily: "figures",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    size: {
      sm: { width: "9", height: "9", borderWidth: "2px", fontSize: "2xs" },
      md: { width: "14", height: "14", borderWidth: "3px", fontSize: "lg" },
    },
  },
});
