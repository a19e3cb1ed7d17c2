import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row, Stack } from "#styled/jsx/index.js";
import { useOffline } from "#lib/browser/offline.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Chip } from "#ui/buttons/chip.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { CashOutNews } from "./cash-out-news.tsx";
import { isBusy, takeOffer, useCashOutInView, useCashOutPhase } from "./cash-out-store.ts";
import { leastPercent, partOf } from "./cash-out-part.ts";
import type { OfferView } from "./offer-runner.ts";

interface CashOutFormProps {
  readonly ticketId: string;
  readonly offer: OfferView;
  readonly onClose: () => void;
}

export function CashOutForm({ ticketId, offer, onClose }: CashOutFormProps) {
  const { t } = useTranslation("sport");
  const [chosen, setChosen] = useState(100);
  const phase = useCashOutPhase(ticketId);
  const offline = useOffline(({ since }) => since !== null);
  useCashOutInView(ticketId);
  const now = useNow();
  const quote = offer.kind === "open" ? offer.quote : null;
  // Whole seconds: the last tick may be a second ago.
  const seconds = quote === null ? 0 : Math.max(0, Math.floor((quote.expiresAt - now) / 1000));
  const isOpen = quote !== null;
  const canTake = seconds > 0;
  const least = isOpen ? leastPercent(quote) : 100;
  const percent = Math.max(least, chosen);
  const valueCents = isOpen ? partOf(quote.valueCents, percent) : 0;
  const busy = isBusy(phase);
  /** The status message says more than the button could. */
  const asked = phase.kind === "confirming" && phase.call.state !== "sending";
  const take = () =>
    isOpen && void takeOffer({ ticketId, quoteId: quote.quoteId, percent, valueCents });
  return (
    <Stack gap="2">
      {!busy && isOpen && <Share least={least} percent={percent} onChange={setChosen} />}
      <CashOutNews ticketId={ticketId} phase={phase} suspended={offer.kind === "suspended"} />
      {phase.kind !== "changed" && !asked && (
        <Button
          block
          tone="primary"
          className={tall}
          loading={phase.kind === "confirming"}
          disabled={!canTake || offline}
          onClick={take}
        >
          {phase.kind === "confirming" ? (
            t("bets.cashOut.confirming")
          ) : (
            <>
              {t(`bets.cashOut.${pressOf(offer, canTake)}`)}
              {canTake && <Money cents={valueCents} />}
            </>
          )}
        </Button>
      )}
      <Row align="center" justify="space-between" gap="2" color="text-muted">
        {/* Not announced: the offer renews itself. */}
        {!busy && canTake && !offline && <span>{t("bets.cashOut.expires", { seconds })}</span>}
        {offline && <output>{t("view.reason.offline")}</output>}
        {!busy && (
          <Button size="sm" tone="ghost" className={tall} onClick={onClose}>
            {t("bets.cashOut.keep")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** An offer that is missing or expired is being requested. */
function pressOf({ kind }: OfferView, canTake: boolean): "take" | "renewing" | "suspended" {
  if (kind === "suspended" || kind === "none") return "suspended";
  return canTake ? "take" : "renewing";
}

interface ShareProps {
  readonly least: number;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

function Share({ least, percent, onChange }: ShareProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  return (
    <Stack gap="2">
      <label htmlFor={id} className={shareLabel}>
        {t("bets.cashOut.share")}
        <b className={figures}>{percent}%</b>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={100}
        value={percent}
        aria-valuetext={`${percent}%`}
        className={range}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <Grid columns="repeat(4, minmax(0, 1fr))" gap="2">
        {SHARES.map((value) => (
          <Chip
            key={value}
            pressed={value === percent}
            disabled={value < least}
            className={cx(
              figures,
              css({ justifyContent: "center", minHeight: { base: "10", desktop: "0" } }),
            )}
            onClick={() => onChange(value)}
          >
            {value}%
          </Chip>
        ))}
      </Grid>
    </Stack>
  );
}

const SHARES = [25, 50, 75, 100] as const;

const tall = css({ minHeight: { base: "10", desktop: "0" } });
const shareLabel = css({ display: "flex", justifyContent: "space-between", color: "text" });
const range = css({
  width: "full",
  minHeight: { base: "10", desktop: "target" },
  // A light colour gets a dark track from the browser, a dark one a light track.
  accentColor: "accent-text",
  cursor: "pointer",
});
