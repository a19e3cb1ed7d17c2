// A panel from the bottom edge of a phone: a dialog in another place.
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "../buttons/icon-button.tsx";
import { useLayer } from "./open-layers.ts";
import { scrim } from "./scrim.ts";
import { useClosesTop } from "./top-dialog.ts";
import { useDragDown } from "./use-drag-down.ts";

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

export function Sheet({ open, onClose, title, children }: SheetProps) {
  const { t } = useTranslation("ui");
  const { popup: ref, closesTop } = useClosesTop();
  useLayer(open, onClose);
  const drag = useDragDown(ref, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && closesTop(event)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup ref={ref} className={popup}>
          <div className={head} {...drag}>
            <Base.Title className={heading}>{title}</Base.Title>
            <Base.Close render={<IconButton size="sm" icon={X} label={t("close")} />} />
          </div>
          <div className={body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const popup = css({
  position: "fixed",
  insetInline: "0",
  bottom: "0",
  zIndex: "dialog",
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  maxWidth: "160",
  maxHeight: "sheet",
  marginInline: "auto",
  borderTopLeftRadius: "xl",
  borderTopRightRadius: "xl",
  background: "surface-overlay",
  boxShadow: "3-top",
  color: "text",
  outline: "none",
  transition: "translate {durations.slow} {easings.out}",
  "&[data-starting-style], &[data-ending-style]": { translate: "0 100%" },
  _before: {
    content: '""',
    position: "absolute",
    top: "2",
    left: "[calc(50% - 1.25rem)]",
    width: "10",
    height: "1",
    borderRadius: "pill",
    background: "border-strong",
  },
});

/** Buttons below what scrolls in a sheet, within reach of the thumb. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}

const foot = css({
  position: { base: "sticky", _low: "static" },
  bottom: "0",
  display: "flex",
  gap: "3",
  paddingBlock: "3",
  background: "surface-overlay",
});

const head = css({
  touchAction: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingTop: { base: "5", _low: "3" },
  paddingBottom: { base: "2", _low: "0" },
  paddingInline: "4",
});

const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});

const body = css({
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: "4",
  paddingBottom: "6-safe",
});
