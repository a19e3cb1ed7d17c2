// Coin, network and live rate of a deposit by virtual coin, with the amount to send. It is a separate part, so that brands
// without virtual coins do not bundle it.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { depositFee } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { formatUnits } from "#lib/text/coin-amount.ts";
import { Note } from "#ui/text/note.tsx";
import { wrappingFigures } from "#ui/money/money.tsx";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import { coinDue } from "./coin-due.ts";
import { useDeposit } from "./deposit-context.ts";
import { roughDuration } from "./deposit-words.ts";

type CoinOffer = PaymentChannel["coins"][number];

export function Part() {
  const { t } = useTranslation("deposit");
  const { chosen, coin, pickCoin } = useDeposit();
  const name = useId();
  const coins = chosen?.channel?.coins ?? [];
  if (coin === null) return null;
  return (
    <Grid columns="minmax(0, 1fr)" gap="3">
      <fieldset aria-label={t("coin.network")} className={grid}>
        {coins.map((offer, index) => (
          <RadioCard
            key={`${offer.coin} ${offer.network}`}
            name={name}
            checked={offer === coin}
            className={card}
            onChoose={() => pickCoin(index)}
          >
            <Text as="b" color="text-strong" size="sm">
              {offer.coin}
            </Text>
            <Text as="span" color="text-muted" size="xs">
              {offer.network}
            </Text>
          </RadioCard>
        ))}
      </fieldset>
      <Facts offer={coin} />
      <Note tone="warn">{t("coin.warning", { coin: coin.coin, network: coin.network })}</Note>
    </Grid>
  );
}

function Facts({ offer }: { readonly offer: CoinOffer }) {
  const { t } = useTranslation("deposit");
  const { chosen, cents } = useDeposit();
  const due = cents + depositFee(cents, chosen?.channel?.feeBasisPoints ?? 0);
  const span = offer.usualSeconds === null ? null : roughDuration(offer.usualSeconds);
  const facts = [
    [t("coin.send"), coinDue(due, offer) ?? "—"],
    [t("coin.rate"), t("coin.rateIs", { coin: offer.coin, rate: offer.rate })],
    [t("coin.least"), `${formatUnits(offer.minUnits, offer.coin)} ${offer.coin}`],
    [
      t("coin.confirmations"),
      [
        t("coin.times", { count: offer.confirmations }),
        span && t("coin.about", { time: t(`span.${span.unit}`, span) }),
      ]
        .filter(Boolean)
        .join(" · "),
    ],
  ];
  return (
    <dl className={list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" color="text-muted" size="xs">
            {name}
          </Text>
          <Text as="dd" color="text-strong" size="sm" weight="semibold" className={wrappingFigures}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: "2",
});
const card = css({ display: "grid", paddingBlock: "2", paddingInline: "3" });
const list = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(4, minmax(0, 1fr))",
  },
  gap: "3",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
