// Short messages at the bottom (spec: shell-and-accounts §9). One at a time; a new one replaces the
// old. The live region stands in the page from the start, else readers miss the first message.
import { Info } from "lucide-react";
import { useEffect } from "react";
import { create } from "zustand";
import { css } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";
import { PlainButton } from "../buttons/plain-button.tsx";

const SHOWN_FOR = 4000;

/** What can be done about the message, such as taking a change back. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
  /** Milliseconds that it is offered. */
  readonly shownFor: number;
  /** Called when the offer ends without a press. */
  readonly onGone?: () => void;
}

interface Toast {
  readonly text: string | null;
  readonly action: ToastAction | null;
  readonly serial: number;
}

const useToast = create<Toast>(() => ({ text: null, action: null, serial: 0 }));

export function showToast(text: string, action: ToastAction | null = null): void {
  offerToast(text, action);
}

/** @returns how to take it back */
export function offerToast(text: string, action: ToastAction | null): () => void {
  const { serial: last, action: before } = useToast.getState();
  const serial = last + 1;
  useToast.setState({ text, action, serial });
  before?.onGone?.();
  return () => void hideToast(serial);
}

/** @returns what it offered; null where it was hidden before */
function hideToast(shown: number): ToastAction | null {
  const { serial, action } = useToast.getState();
  if (serial !== shown) return null;
  useToast.setState({ text: null, action: null });
  return action;
}

/** Whether the event is one of the message, which lies over every dialog and closes none. */
export function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-toast]") !== null;
}

export function ToastHost() {
  const { text, action, serial } = useToast();
  const shownFor = action?.shownFor ?? SHOWN_FOR;
  // Counted from when it can be read: a message may come before the first paint.
  useEffect(() => {
    const timer = setTimeout(() => hideToast(serial)?.onGone?.(), shownFor);
    return () => clearTimeout(timer);
  }, [serial, shownFor]);
  return (
    <output aria-live="polite" data-toast="" className={host}>
      {text !== null && (
        <span key={serial} className={toast}>
          <Icon as={Info} />
          {text}
          {action !== null && (
            <PlainButton
              className={press}
              onClick={() => {
                hideToast(serial);
                action.onPress();
              }}
            >
              {action.label}
            </PlainButton>
          )}
        </span>
      )}
    </output>
  );
}

const host = css({
  position: "fixed",
  insetInline: "0",
  bottom: { base: "20-safe", desktop: "8" },
  // Above a sheet whose newest line and field are at the bottom.
  "body:has([data-writes]) &": { top: "20", bottom: "auto" },
  zIndex: "toast",
  display: "grid",
  justifyItems: "center",
  paddingInline: "4",
  pointerEvents: "none",
});

const toast = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2-5",
  paddingBlock: "3",
  paddingInline: "4",
  borderRadius: "md",
  background: "text-strong",
  color: "text-inverse",
  boxShadow: "3",
  fontSize: "sm",
  animation: "rise {durations.base} {easings.out}",
});

const press = css({
  flex: "none",
  minHeight: "target",
  paddingInline: "1",
  borderRadius: "sm",
  color: "inherit",
  fontWeight: "bold",
  pointerEvents: "auto",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
