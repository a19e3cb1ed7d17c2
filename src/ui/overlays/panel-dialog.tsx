// A dialog whose inside is all its own: art, tabs, forms. On phones a sheet over nearly the full height.
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { IconButton } from "../buttons/icon-button.tsx";
import { useLayer } from "./open-layers.ts";
import { scrim } from "./scrim.ts";
import { isOnToast } from "./toast.tsx";
import { useOpener } from "./use-opener.ts";

interface PanelDialogProps {
  readonly onClose: () => void;
  /** Spoken name; what is seen of it stands inside. */
  readonly label: string;
  readonly children: ReactNode;
  readonly size: "wide" | "narrow";
  /** Where the cross lies over a drawing; `phone`: only there. */
  readonly crossOnArt?: boolean | "phone";
  /** A press outside closes it: for what is only read. */
  readonly dismissOutside?: boolean;
  readonly popup?: RefObject<HTMLDivElement | null>;
  /** What takes the focus; the popup itself where it is null. */
  readonly initialFocus?: () => HTMLElement | null;
}

/** Open as long as it is rendered. */
export function PanelDialog(props: PanelDialogProps) {
  const { onClose, label, children, size, crossOnArt = false, popup, initialFocus } = props;
  const { dismissOutside = false } = props;
  const { t } = useTranslation("ui");
  const finalFocus = useOpener(true);
  useLayer(true, onClose);
  return (
    <Base.Root
      open
      disablePointerDismissal={!dismissOutside}
      onOpenChange={(next, { event }) => {
        if (!next && !isCovered() && !isOnToast(event)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={cx(scrim, blur)} />
        <Base.Popup
          ref={popup}
          aria-label={label}
          {...{ [PANEL]: "" }}
          className={frame({ size })}
          initialFocus={() => initialFocus?.() ?? true}
          finalFocus={finalFocus}
        >
          {children}
          <Base.Close
            className={cross({ onArt: crossOnArt })}
            render={
              <IconButton
                size="own"
                tone={crossOnArt === true ? "own" : "ghost"}
                floating
                icon={X}
                label={t("close")}
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Escape while a dialog that another part of the site has opened lies over this one. */
function isCovered(): boolean {
  const top = [...document.querySelectorAll("[role=dialog]")].at(-1);
  return top?.matches(`[${PANEL}]`) !== true;
}

const PANEL = "data-panel-dialog";

const blur = css({ backdropFilter: "blur(3px)" });

const frame = cva({
  base: {
    position: "fixed",
    insetInline: { base: "0", desktop: "auto" },
    bottom: { base: "0", desktop: "auto" },
    top: { base: "auto", desktop: "1/2" },
    left: { desktop: "1/2" },
    translate: { desktop: "-50% -50%" },
    zIndex: "dialog",
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr)",
    height: { base: "[calc(100dvh - 1.5rem)]", desktop: "auto" },
    maxHeight: { desktop: "sheet" },
    borderTopRadius: "xl",
    borderBottomRadius: { base: "0", desktop: "xl" },
    background: "surface-overlay",
    boxShadow: "3-edge",
    color: "text",
    outline: "none",
    overflow: "hidden",
    transition: "opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}",
    "&[data-starting-style], &[data-ending-style]": { opacity: "0" },
  },
  variants: {
    size: {
      wide: { width: { desktop: "[min(52rem, 100vw - 2rem)]" } },
      narrow: { width: { desktop: "[min(27.5rem, 100vw - 2rem)]" } },
    },
  },
});

const cross = cva({
  base: {
    top: "3",
    right: "3",
    zIndex: "2",
    // A finger needs more than the small button.
    width: { base: "11", desktop: "control-sm" },
    height: { base: "11", desktop: "control-sm" },
    borderRadius: "sm",
  },
  variants: {
    onArt: {
      true: { color: "on-art", _hover: { background: "on-art/20" } },
      false: { color: "text-muted" },
      phone: { color: { base: "on-art", desktop: "text-muted" } },
    },
  },
});
