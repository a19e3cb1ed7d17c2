// The generic tips dialog by event (spec: shell-and-accounts §2 "Shared overlays", §3 "Tip dialog
// fields"): whoever has something to say, one host shows it.
import { create } from "zustand";

export interface Tip {
  readonly msg: string;
  readonly title?: string;
  readonly isShowCancel?: boolean;
  readonly sureText?: string;
  readonly cancelText?: string;
  readonly closeAble?: boolean;
  readonly onSure?: () => void;
  readonly onCancel?: () => void;
}

export const useTips = create<{ readonly tip: Tip | null }>(() => ({ tip: null }));

export function showTip(tip: Tip): void {
  useTips.setState({ tip });
}

export function dismissTip(): void {
  useTips.setState({ tip: null });
}
