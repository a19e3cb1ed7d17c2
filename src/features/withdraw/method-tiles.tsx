import { Coins, Landmark, type LucideIcon, WalletCards } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PayeeKind } from "#contract/payments.ts";
import { css, cx } from "#styled/css/index.js";
import { plainCents } from "#lib/format.ts";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import type { WithdrawMethod } from "./withdraw-context.ts";
import { durationText } from "./withdraw-words.ts";

const ICONS = { bank: Landmark, coin: Coins, alipay: WalletCards } as const satisfies Readonly<
  Record<PayeeKind, LucideIcon>
>;

interface MethodTilesProps {
  readonly methods: readonly WithdrawMethod[];
  readonly value: PayeeKind;
  readonly onChange: (kind: PayeeKind) => void;
}

export function MethodTiles({ methods, value, onChange }: MethodTilesProps) {
  const { t } = useTranslation("withdraw");
  const name = useId();
  return (
    <fieldset aria-label={t("method.title")} className={grid}>
      {methods.map((method) => (
        <RadioCard
          key={method.kind}
          name={name}
          checked={method.kind === value}
          closed={method.closed !== ""}
          className={tile}
          onChoose={() => onChange(method.kind)}
        >
          <span className={sign}>
            <Icon as={ICONS[method.kind]} />
          </span>
          <b className={strong}>{t(`method.${method.kind}`)}</b>
          <MethodFacts method={method} />
        </RadioCard>
      ))}
    </fieldset>
  );
}

function MethodFacts({ method }: { readonly method: WithdrawMethod }) {
  const { t } = useTranslation("withdraw");
  const { closed, minCents, maxCents, usualSeconds } = method;
  if (closed !== "") return <span className={muted}>{closed}</span>;
  return (
    <>
      <span className={cx(figures, range)}>
        {plainCents(minCents)}–{plainCents(maxCents)}
      </span>
      {usualSeconds !== null && <span className={speed}>{durationText(usualSeconds, t)}</span>}
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: { base: "2", desktop: "3" },
});
const tile = css({
  display: "grid",
  alignContent: "start",
  gap: "0-5",
  minWidth: "0",
  padding: { base: "2-5", desktop: "4" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  width: "10",
  height: "10",
  marginBottom: "2",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "lg",
  ":checked ~ &": { background: "accent", color: "text-on-accent" },
  "[data-closed] > &": { color: "text-muted" },
});
const strong = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });
// In one line on a phone, too, where three tiles stand side by side.
const range = css({ color: "text-muted", fontSize: { base: "2xs", desktop: "xs" } });
const muted = css({ color: "text-muted", fontSize: "xs", whiteSpace: "normal!" });
const speed = css({ color: "success", fontSize: "xs" });
