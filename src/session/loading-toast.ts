// The loading toast by event (spec: shell-and-accounts §3 "Loading dialog fields").
import { create } from "zustand";
import { listen, type LoadingToast } from "./events.ts";

export const useLoadingToast = create<{ readonly toast: LoadingToast | null }>(() => ({
  toast: null,
}));

const AUTO_CLOSE_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns how to stop following */
export function followLoadingEvents(): () => void {
  const stops = [
    listen("show_loading_dialog", show),
    listen("dismiss_loading_dialog", dismissLoading),
  ];
  return () => stops.forEach((stop) => stop());
}

export function dismissLoading(): void {
  clearTimeout(timer);
  useLoadingToast.setState({ toast: null });
}

/** A new one replaces the old, and its time starts anew. */
function show(toast: LoadingToast): void {
  clearTimeout(timer);
  useLoadingToast.setState({ toast });
  if (toast.isAutoClose === true) timer = setTimeout(dismissLoading, AUTO_CLOSE_MS);
}
