// Where a calendar opens: beside its button, on phones from below.
import { Popover } from "@base-ui/react/popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { css } from "#styled/css/index.js";
import { useDesktop } from "../layout/use-desktop.ts";
import { positionerStyle } from "../overlays/popup-style.ts";
import { Sheet } from "../overlays/sheet.tsx";

export interface DayPopupProps {
  /** The button that has opened it, and which gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

interface FrameProps extends DayPopupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Open as long as it is rendered. */
export function DayPopup(props: FrameProps) {
  const { title, onClose, children } = props;
  if (useDesktop()) return <Beside {...props} />;
  return (
    <Sheet open onClose={onClose} title={title}>
      {children}
    </Sheet>
  );
}

function Beside({ opener, onClose, title, children }: FrameProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isOpener = ({ target }: Event) =>
    target instanceof Node && opener.current?.contains(target);
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // The button closes it by itself.
        if (!open && isOpener(event) !== true) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={opener}
          align="start"
          sideOffset={6}
          className={positionerStyle}
        >
          <Popover.Popup
            ref={popup}
            aria-label={title}
            className={frame}
            initialFocus={() => popup.current?.querySelector<HTMLElement>(TAB_STOP) ?? true}
            finalFocus={opener}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const TAB_STOP = '[data-day][tabindex="0"]';

const frame = css({
  maxHeight: "var(--available-height)",
  overflowY: "auto",
  padding: "4",
  borderRadius: "lg",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text",
  fontSize: "sm",
  outline: "none",
  transition: "opacity {durations.fast}",
  "&[data-starting-style], &[data-ending-style]": { opacity: "0" },
});
