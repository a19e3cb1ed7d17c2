import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useOffline } from "#lib/offline.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { figures, Money } from "#ui/money.tsx";
import { useNow } from "#lib/use-now.ts";
import { CashOutNews } from "./cash-out-news.tsx";
import { isBusy, takeOffer, useCashOutInView, useCashOutPhase } from "./cash-out-store.ts";
import { leastPercent, partOf } from "./cash-out-part.ts";
import type { OfferView } from "./offer.ts";

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
    <div className={form}>
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
      <div className={foot}>
        {/* Not announced: the offer renews itself. */}
        {!busy && canTake && !offline && <span>{t("bets.cashOut.expires", { seconds })}</span>}
        {offline && <output>{t("view.reason.offline")}</output>}
        {!busy && (
          <Button size="sm" tone="ghost" className={tall} onClick={onClose}>
            {t("bets.cashOut.keep")}
          </Button>
        )}
      </div>
    </div>
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
    <div className={share}>
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
      <div className={chips}>
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
      </div>
    </div>
  );
}

const SHARES = [25, 50, 75, 100] as const;

const tall = css({ minHeight: { base: "10", desktop: "0" } });
const form = css({ display: "grid", gap: "2" });
const share = css({ display: "grid", gap: "2" });
const shareLabel = css({ display: "flex", justifyContent: "space-between", color: "text" });
const range = css({
  width: "full",
  minHeight: { base: "10", desktop: "target" },
  // A light colour gets a dark track from the browser, a dark one a light track.
  accentColor: "[{colors.accent-text}]",
  cursor: "pointer",
});
const chips = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "2",
});
const foot = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  color: "text-muted",
});
