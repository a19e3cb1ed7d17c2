// The generic tips dialog by event (spec: shell-and-accounts §2 "Shared overlays", §3 "Tip dialog
// fields"): whoever has something to say, one host shows it. Tips wait for each other; the login prompt
// is one of them with a place of its own (session/modal-order.ts).
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

interface WaitingTip extends Tip {
  readonly id: number;
}

interface Tips {
  /** The first is shown. */
  readonly tips: readonly WaitingTip[];
  readonly loginPrompt: Tip | null;
}

export const useTips = create<Tips>(() => ({ tips: [], loginPrompt: null }));

/** After those that are there. The same words again are said once: ten calls may be refused alike. */
export function showTip(tip: Tip): void {
  useTips.setState(({ tips }) => {
    const known = tips.findIndex(({ msg, title }) => msg === tip.msg && title === tip.title);
    if (known === -1) return { tips: [...tips, { ...tip, id: (tips.at(-1)?.id ?? 0) + 1 }] };
    return { tips: tips.map((one, at) => (at === known ? { ...tip, id: one.id } : one)) };
  });
}

export function showLoginPrompt(tip: Tip): void {
  useTips.setState({ loginPrompt: tip });
}

export function dismissTip(tip: Tip): void {
  useTips.setState(({ tips, loginPrompt }) => ({
    tips: tips.filter((one) => one !== tip),
    loginPrompt: loginPrompt === tip ? null : loginPrompt,
  }));
}
