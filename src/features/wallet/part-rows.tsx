import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { WALLET_COIN } from "#contract/coins.ts";
import { formatUnits } from "#lib/text/coin-amount.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { partTone } from "./part-tones.ts";
import { HideableText, WalletFigure } from "./wallet-figure.tsx";
import { type WalletBalance, PART_KEYS, type WalletPart } from "./wallet-parts.ts";

interface PartRowsProps {
  readonly parts: readonly WalletPart[];
  readonly coin: WalletBalance["coin"];
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
          <Box
            as="span"
            aria-hidden="true"
            width="2-5"
            height="2-5"
            borderRadius="pill"
            className={partTone({ part: key })}
          />
          <dt>
            <Text as="span" display="block" color="text-strong" size="sm" weight="semibold">
              {t(`part.${key}`)}
            </Text>
            <Text as="span" color="text-muted" size="xs">
              {key === "coin" && coin !== null ? <CoinNote coin={coin} /> : t(`note.${key}`)}
            </Text>
          </dt>
          <Text as="dd" color="text-strong" size="md" weight="bold">
            {cents !== null && <WalletFigure cents={cents} />}
            {cents === null && !failed && <Skeleton className={css({ width: "20" })} />}
            {cents === null && failed && (
              <Row as="span" align="center" gap="1" color="warning" size="xs" weight="regular">
                {t("unknown")}
                <IconButton size="sm" icon={RotateCw} label={t("again")} onClick={onRetry} />
              </Row>
            )}
          </Text>
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

function CoinNote({
  coin: { units, rate },
}: {
  readonly coin: NonNullable<WalletBalance["coin"]>;
}) {
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
