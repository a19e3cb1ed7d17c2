import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { css } from "#styled/css/index.js";

interface TooltipProps {
  readonly text: string;
  /** The control it explains; it needs a name of its own. */
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
}

export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={css({ zIndex: "toast" })}>
          <Base.Popup className={popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const popup = css({
  maxWidth: "72",
  paddingBlock: "1",
  paddingInline: "2",
  borderRadius: "xs",
  background: "text-strong",
  color: "text-inverse",
  boxShadow: "2",
  fontSize: "xs",
  transition: "opacity {durations.fast}",
  "&[data-starting-style], &[data-ending-style]": { opacity: "0" },
});
