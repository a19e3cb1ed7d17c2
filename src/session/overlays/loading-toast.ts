// The loading toast, opened by events (spec: shell-and-accounts §3 "Loading dialog fields").
import { listen, type LoadingToastEvent } from "../site/events.ts";
import { useOverlays } from "./overlay-store.ts";

const AUTO_CLOSE_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function followLoadingEvents(): () => void {
  const stops = [
    listen("show_loading_dialog", show),
    listen("dismiss_loading_dialog", dismissLoading),
  ];
  return () => stops.forEach((stop) => stop());
}

export function dismissLoading(): void {
  clearTimeout(timer);
  useOverlays.setState({ loading: null });
}

function show(loading: LoadingToastEvent): void {
  clearTimeout(timer);
  useOverlays.setState({ loading });
  if (loading.isAutoClose === true) timer = setTimeout(dismissLoading, AUTO_CLOSE_MS);
}
