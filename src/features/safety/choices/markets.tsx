// Parts of the site that the member closes for themself.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, setOptOut } from "#contract/api/protection.ts";
import { type Market, MARKET_OF, MARKETS } from "#contract/protection/controls.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { formatTime } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { useChange } from "#domain/safety/use-change.ts";

type OptOut = ProtectionInfo["optOuts"][number];

/** Markets of which this site has a venue. */
function ownMarkets(): readonly Market[] {
  const { venues } = brand();
  const own = new Set(venues.map((venue) => MARKET_OF[VENUE_CODES[venue]]));
  return MARKETS.filter((market) => own.has(market));
}

export function Markets({ optOuts }: Pick<ProtectionInfo, "optOuts">) {
  const { t } = useTranslation("safety");
  return (
    <TitledCard title={t("market.title")} note={t("market.text")}>
      <Stack as="ul" role="list">
        {ownMarkets().map((market) => (
          <li key={market} className={row}>
            <MarketRow market={market} out={optOuts.find((one) => one.market === market) ?? null} />
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}

interface MarketRowProps {
  readonly market: Market;
  readonly out: OptOut | null;
}

function MarketRow({ market, out }: MarketRowProps) {
  const { t } = useTranslation("safety");
  const [asked, setAsked] = useState(false);
  const change = useChange();
  const name = t(`market.${market}`);
  const close = async () => {
    await change.send(setOptOut, { market, out: true }, () =>
      t("market.doneClosed", { market: name }),
    );
    setAsked(false);
  };
  return (
    <>
      <Stack as="span" flex="1" minWidth="0">
        <Text as="b" color="text-strong" size="sm" weight="semibold">
          {name}
        </Text>
        <Text as="span" color="text-muted" size="xs">
          {out === null
            ? t("market.open")
            : t("market.closed", { since: formatTime(out.since, "date") })}
        </Text>
      </Stack>
      {out === null ? (
        <Button size="sm" className={press} onClick={() => setAsked(true)}>
          {t("market.close")}
        </Button>
      ) : (
        <Reopen market={market} out={out} name={name} />
      )}
      <ConfirmDialog
        open={asked}
        title={t("market.ask", { market: name })}
        message={t("market.askText")}
        sureText={t("market.sure")}
        pending={change.busy}
        onCancel={() => setAsked(false)}
        onSure={() => void close()}
      />
    </>
  );
}

interface ReopenProps {
  readonly market: Market;
  readonly out: OptOut;
  readonly name: string;
}

/** Asked for, waited for, confirmed. */
function Reopen({ market, out: { backFrom }, name }: ReopenProps) {
  const { t } = useTranslation("safety");
  const change = useChange();
  const now = useNow();
  if (backFrom !== null && now < backFrom)
    return <Badge tone="warn">{t("market.waits", { from: listTime(backFrom) })}</Badge>;
  const done = ({ optOuts }: ProtectionInfo) => {
    const waits = optOuts.find((one) => one.market === market)?.backFrom ?? null;
    return waits === null
      ? t("market.doneOpen", { market: name })
      : t("market.doneAsked", { time: listTime(waits) });
  };
  return (
    <Button
      size="sm"
      className={press}
      tone={backFrom === null ? "neutral" : "primary"}
      loading={change.busy}
      onClick={() => void change.send(setOptOut, { market, out: false }, done)}
    >
      {t(backFrom === null ? "market.reopen" : "market.confirm")}
    </Button>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingBlock: "3",
  borderTop: "thin",
  "&:first-child": { borderTop: "none", paddingTop: "0" },
  "&:last-child": { paddingBottom: "0" },
});
const press = css({ minHeight: { base: "10", desktop: "0" } });
