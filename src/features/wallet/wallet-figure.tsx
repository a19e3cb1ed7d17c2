import { cx } from "#styled/css/index.js";
import { usePreference } from "#session/preferences/preferences.ts";
import { figures, Money } from "#ui/money/money.tsx";

const HIDDEN = "••••••";

interface WalletFigureProps {
  readonly cents: number;
  readonly sign?: boolean;
  readonly className?: string;
}

/** An amount that the member can hide. */
export function WalletFigure({ cents, sign = false, className }: WalletFigureProps) {
  const hidden = usePreference("hideBalance");
  if (hidden) return <span className={cx(figures, className)}>{HIDDEN}</span>;
  return <Money cents={cents} sign={sign} className={className ?? ""} />;
}

/** Any other text of amounts. */
export function HideableText({ text }: { readonly text: string }) {
  return usePreference("hideBalance") ? HIDDEN : text;
}
