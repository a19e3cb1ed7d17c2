import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { IconButton } from "../buttons/icon-button.tsx";
import { useLayer } from "./open-layers.ts";
import { scrim } from "./scrim.ts";
import { useClosesTop } from "./top-dialog.ts";
import { useOpener } from "./use-opener.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** False: neither the cross, nor Escape, nor a press outside closes it. */
  readonly closable?: boolean;
  /** False: a press outside does not close it, so that nothing typed is lost. */
  readonly dismissOutside?: boolean;
  /** `lg` for text to read. */
  readonly size?: "md" | "lg";
  /** What takes the focus; where it is null, the first control does. */
  readonly initialFocus?: () => HTMLElement | null;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions } = props;
  const { closable = true, dismissOutside = closable, size, initialFocus } = props;
  const { t } = useTranslation("ui");
  const finalFocus = useOpener(open);
  useLayer(open, closable ? onClose : null);
  const { popup: ref, closesTop } = useClosesTop();
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissOutside}
      onOpenChange={(next, { event }) => {
        if (!next && closable && closesTop(event)) onClose();
      }}
    >
      <Base.Portal>
        {/* Also over the dialog it may have been opened from. */}
        <Base.Backdrop forceRender className={scrim} />
        <Base.Popup
          ref={ref}
          className={popup({ size })}
          initialFocus={() => initialFocus?.() ?? true}
          finalFocus={finalFocus}
        >
          <Base.Title className={heading}>{title}</Base.Title>
          <div className={body}>{children}</div>
          {actions !== undefined && <div className={foot}>{actions}</div>}
          {closable && (
            <Base.Close
              className={cross}
              render={<IconButton size="sm" floating icon={X} label={t("close")} />}
            />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const popup = cva({
  base: {
    position: "fixed",
    top: "1/2",
    left: "1/2",
    translate: "-50% -50%",
    zIndex: "dialog",
    display: "grid",
    gap: "3",
    maxHeight: "sheet",
    overflowY: "auto",
    padding: "6",
    borderRadius: "xl",
    background: "surface-overlay",
    boxShadow: "3-edge",
    color: "text",
    outline: "none",
    transition: "opacity {durations.base} {easings.out}, scale {durations.base} {easings.out}",
    "&[data-starting-style], &[data-ending-style]": { opacity: "0", scale: "0.98" },
  },
  variants: {
    size: {
      md: { width: "dialog" },
      lg: { width: "dialog-wide" },
    },
  },
  defaultVariants: { size: "md" },
});

/** The parts of a form in a dialog, one below the other. */
export const dialogForm = css({ display: "grid", gap: "4", marginTop: "2" });

const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
  paddingRight: "8",
});

const body = css({ fontSize: "sm" });
const foot = css({ display: "flex", justifyContent: "flex-end", gap: "3", marginTop: "3" });
const cross = css({ top: "4", right: "4", color: "text-muted" });
