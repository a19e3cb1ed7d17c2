// Short messages at the bottom (spec: shell-and-accounts §9). One at a time; a new one replaces the
// old. The live region stands in the page from the start, else readers miss the first message.
import { Info } from "lucide-react";
import { useEffect } from "react";
import { create } from "zustand";
import { css } from "#styled/css/index.js";
import { Icon } from "./icon.tsx";

const SHOWN_FOR = 4000;

const useToast = create<{ readonly text: string | null; readonly serial: number }>(() => ({
  text: null,
  serial: 0,
}));

export function showToast(text: string): void {
  useToast.setState(({ serial }) => ({ text, serial: serial + 1 }));
}

function hideToast(shown: number): void {
  useToast.setState((now) => (now.serial === shown ? { text: null } : now));
}

export function ToastHost() {
  const { text, serial } = useToast();
  // Counted from when it can be read: a message may come before the first paint.
  useEffect(() => {
    const timer = setTimeout(() => hideToast(serial), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [serial]);
  return (
    <output aria-live="polite" className={host}>
      {text !== null && (
        <span key={serial} className={toast}>
          <Icon as={Info} />
          {text}
        </span>
      )}
    </output>
  );
}

const host = css({
  position: "fixed",
  insetInline: "0",
  bottom: { base: "20-safe", desktop: "8" },
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
  animation: "[rise {durations.base} {easings.out}]",
});
