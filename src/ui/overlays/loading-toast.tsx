// The loading toast (spec: shell-and-accounts §2 "Shared overlays"): a word in the middle of the page, and
// with a mask a page that takes no presses meanwhile.
import { Dialog as Base } from "@base-ui/react/dialog";
import { css, cx } from "#styled/css/index.js";
import { scrim } from "./scrim.ts";
import { useClosesTop } from "./top-dialog.ts";
import { useOpener } from "./use-opener.ts";

interface LoadingToastProps {
  readonly text: string;
  readonly icon: boolean;
}

export function LoadingToast(props: LoadingToastProps) {
  return (
    <div className={cx(place, unmasked)}>
      <Box {...props} />
    </div>
  );
}

interface LoadingMaskProps extends LoadingToastProps {
  /** A press on the mask, or Escape, closes it. */
  readonly closable: boolean;
  readonly onClose: () => void;
}

export function LoadingMask({ closable, onClose, ...props }: LoadingMaskProps) {
  const finalFocus = useOpener(true);
  const { popup, closesTop } = useClosesTop();
  return (
    <Base.Root
      open
      disablePointerDismissal={!closable}
      onOpenChange={(next, { event }) => {
        if (!next && closable && closesTop(event)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Popup
          ref={popup}
          aria-label={props.text}
          className={place}
          initialFocus={popup}
          finalFocus={finalFocus}
        >
          <Box {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Box({ text, icon }: LoadingToastProps) {
  return (
    <output className={box}>
      {icon && <span className={spinner} aria-hidden="true" />}
      {text}
    </output>
  );
}

const place = css({
  position: "fixed",
  top: "1/2",
  left: "1/2",
  translate: "-50% -50%",
  zIndex: "dialog",
  outline: "none",
});

const unmasked = css({ zIndex: "toast", pointerEvents: "none" });

const box = css({
  display: "grid",
  justifyItems: "center",
  gap: "3",
  minWidth: "32",
  maxWidth: "[min(20rem, 100vw - 3rem)]",
  paddingBlock: "5",
  paddingInline: "6",
  borderRadius: "lg",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text-strong",
  fontSize: "sm",
  textAlign: "center",
  animation: "fade {durations.base} {easings.out}",
});

const spinner = css({
  width: "7",
  height: "7",
  border: "ring",
  borderTopColor: "accent-mark",
  borderRadius: "pill",
  animation: "spin 900ms linear infinite",
});
