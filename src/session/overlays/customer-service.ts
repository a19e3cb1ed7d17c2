// Customer service opens in a new tab, after a warning, and only on an origin the manifest lists
// (spec: shell-and-accounts §2 "Shared overlays").
import { useOverlays } from "./overlay-store.ts";

export function askCustomerService(): void {
  useOverlays.setState({ customerService: true });
}

export function closeCustomerService(): void {
  useOverlays.setState({ customerService: false });
}
