import { css, cva } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Art } from "#ui/pictures/art.tsx";

interface DealerMedalProps {
  /** Drawing of the server; without one the first character of the name is shown. */
  readonly portrait: string;
  readonly name: string;
  readonly size?: "sm" | "lg";
}

/** The dealer's portrait in a ring of metal. */
export function DealerMedal({ portrait, name, size = "sm" }: DealerMedalProps) {
  const media = useMediaUrl();
  return (
    <span className={medal({ size })} aria-hidden="true">
      {portrait === "" ? (
        [...name].at(0)
      ) : (
        <Art src={media(portrait)} loading="lazy" className={picture} />
      )}
    </span>
  );
}

const medal = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    borderRadius: "pill",
    background: "art-panel",
    boxShadow: "[0 0 0 2px {colors.metal}, 0 4px 12px {colors.art-veil}]",
    color: "on-art",
    textStyle: "display",
  },
  variants: {
    size: {
      sm: { width: "12", height: "12", _professional: { width: "9", height: "9" } },
      lg: { width: "18", height: "18", fontSize: "2xl" },
    },
  },
});
const picture = css({ width: "full", height: "full", objectFit: "cover" });
