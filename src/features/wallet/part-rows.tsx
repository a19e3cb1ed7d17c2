import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { WALLET_COIN } from "#contract/coins.ts";
import { formatUnits } from "#lib/coin-amount.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { partTone } from "./part-tones.ts";
import { HideableText, WalletFigure } from "./wallet-figure.tsx";
import { type Balance, PART_KEYS, type WalletPart } from "./wallet-parts.ts";

interface PartRowsProps {
  readonly parts: readonly WalletPart[];
  readonly coin: Balance["coin"];
  /** Of the venues. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function PartRows({ parts, coin, failed, onRetry }: PartRowsProps) {
  const { t } = useTranslation("wallet");
  return (
    <dl className={grid}>
      {parts.map(({ key, cents }) => (
        <div key={key} className={row}>
          <span aria-hidden="true" className={cx(partTone({ part: key }), dot)} />
          <dt>
            <span className={name}>{t(`part.${key}`)}</span>
            <span className={note}>
              {key === "coin" && coin !== null ? <CoinNote coin={coin} /> : t(`note.${key}`)}
            </span>
          </dt>
          <dd className={sum}>
            {cents !== null && <WalletFigure cents={cents} />}
            {cents === null && !failed && <Skeleton className={css({ width: "20" })} />}
            {cents === null && failed && (
              <span className={wrong}>
                {t("unknown")}
                <IconButton size="sm" icon={RotateCw} label={t("again")} onClick={onRetry} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As high as the rows of a site that has all parts. */
export function PartRowsSkeleton() {
  return (
    <div className={grid}>
      {PART_KEYS.map((part) => (
        <div key={part} className={row}>
          <span />
          <Skeleton className={css({ width: "full", height: "6", marginBlock: "2-5" })} />
        </div>
      ))}
    </div>
  );
}

function CoinNote({ coin: { units, rate } }: { readonly coin: NonNullable<Balance["coin"]> }) {
  const { t } = useTranslation("wallet");
  return (
    <>
      <HideableText text={`${formatUnits(units, WALLET_COIN)} ${WALLET_COIN}`} />
      {` · ${t("rate", { coin: WALLET_COIN, rate })}`}
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: "10",
});
const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  minHeight: "14",
  paddingBlock: "2",
  borderBottom: "thin",
});
const dot = css({ width: "2-5", height: "2-5", borderRadius: "pill" });
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
});
const note = css({ color: "text-muted", fontSize: "xs" });
const sum = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const wrong = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  color: "warning",
  fontSize: "xs",
  fontWeight: "regular",
});
