// Customer service opens in a new tab, after a warning, and only on an origin of the manifest
// (spec: shell-and-accounts §2 "Shared overlays").
import { create } from "zustand";

export const useCustomerService = create<{ readonly asked: boolean }>(() => ({ asked: false }));

export function askCustomerService(): void {
  useCustomerService.setState({ asked: true });
}

export function closeCustomerService(): void {
  useCustomerService.setState({ asked: false });
}
