import { ChevronRight, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Edition } from "#contract/locales.ts";
import type { StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useStudio } from "../state/studio-store.ts";
import { ColourEditor } from "./colour-editor.tsx";
import { ratioText, worstPair } from "./contrast-words.ts";

interface ColourRowProps {
  readonly token: StudioToken;
  readonly edition: Edition;
}

export function ColourRow({ token, edition }: ColourRowProps) {
  const isOpen = useStudio(({ focused }) => focused === token.name);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const worst = worstPair(token.pairs);
  const fails = worst !== null && worst.ratio < worst.needed;
  return (
    <div ref={place} className={box} data-open={isOpen || undefined}>
      <PlainButton
        className={row}
        aria-expanded={isOpen}
        onClick={() => useStudio.setState({ focused: isOpen ? null : token.name })}
      >
        <span className={swatch} style={cssVars({ "--swatch": token.value })} />
        <span className={name}>{token.name.slice("color.".length)}</span>
        {token.layer === "brand" && <span className={own} title="Set by the brand" />}
        {worst !== null && (
          <span className={ratio} data-fails={fails || undefined}>
            {fails && <Icon as={TriangleAlert} />}
            {ratioText(worst.ratio)}
          </span>
        )}
        <span className={hex}>{token.value}</span>
        <Icon as={ChevronRight} className={chevron} />
      </PlainButton>
      {isOpen && <ColourEditor token={token} edition={edition} />}
    </div>
  );
}

const box = css({
  borderRadius: "sm",
  "&[data-open]": { background: "surface-sunken", boxShadow: "edge" },
});

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "8",
  paddingInline: "1-5",
  borderRadius: "sm",
  textAlign: "left",
  _hover: { background: "surface-hover" },
  "&[aria-expanded=true] > svg:last-child": { transform: "rotate(90deg)" },
});

export const swatch = css({
  flex: "none",
  width: "6",
  height: "6",
  borderRadius: "sm",
  boxShadow: "edge-strong",
  // Squares show through what is translucent.
  background:
    "[linear-gradient(var(--swatch), var(--swatch)), repeating-conic-gradient(#888 0 25%, #ccc 0 50%) 0 0 / 10px 10px]",
});

const name = css({
  flex: "1",
  minWidth: "0",
  color: "text-strong",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const own = css({
  flex: "none",
  width: "1-5",
  height: "1-5",
  borderRadius: "pill",
  background: "accent-mark",
});
const hex = css({ color: "text-muted", fontFamily: "figures", fontSize: "2xs", minWidth: "16" });
const ratio = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "text-muted",
  fontFamily: "figures",
  fontSize: "2xs",
  "&[data-fails]": { color: "warning", fontWeight: "bold" },
});
const chevron = css({ color: "text-muted", transition: "transform {durations.fast}" });
