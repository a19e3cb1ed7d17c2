import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { cashOutQuote } from "#contract/api/tickets.ts";
import { css, cx } from "#styled/css/index.js";
import { useOffline } from "../../../lib/offline.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { figures, Money } from "../../../ui/money.tsx";
import { useTick } from "../../../ui/use-tick.ts";
import { CashOutNews } from "./cash-out-news.tsx";
import { isBusy, takeOffer, useCashOutPhase } from "./cash-out-store.ts";
import { leastPercent, partOf } from "./cash-out-part.ts";

type Quote = v.InferOutput<typeof cashOutQuote.response>;

interface CashOutFormProps {
  readonly ticketId: string;
  /** Undefined until it is there. */
  readonly quote: Quote | undefined;
  readonly onClose: () => void;
}

export function CashOutForm({ ticketId, quote, onClose }: CashOutFormProps) {
  const { t } = useTranslation("sport");
  const [chosen, setChosen] = useState(100);
  const phase = useCashOutPhase(ticketId);
  const offline = useOffline(({ since }) => since !== null);
  const isOpen = quote?.state === "open";
  const least = isOpen ? leastPercent(quote) : 100;
  const percent = Math.max(least, chosen);
  const valueCents = isOpen ? partOf(quote.valueCents, percent) : 0;
  const busy = isBusy(phase);
  const take = () =>
    isOpen && void takeOffer({ ticketId, quoteId: quote.quoteId, percent, valueCents });
  return (
    <div className={form}>
      {!busy && isOpen && <Share least={least} percent={percent} onChange={setChosen} />}
      <CashOutNews ticketId={ticketId} phase={phase} />
      {phase.kind !== "changed" && phase.kind !== "unknown" && (
        <Button
          block
          tone="primary"
          className={tall}
          loading={phase.kind === "confirming"}
          disabled={!isOpen || offline}
          onClick={take}
        >
          {phase.kind === "confirming" ? (
            t("bets.cashOut.confirming")
          ) : (
            <>
              {t(isOpen ? "bets.cashOut.take" : "bets.cashOut.suspended")}
              {isOpen && <Money cents={valueCents} />}
            </>
          )}
        </Button>
      )}
      <div className={foot}>
        {!busy && isOpen && !offline && <Expiry until={quote.expiresAt} />}
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
              css({ justifyContent: "center", minHeight: { base: "[2.5rem]", desktop: "[0]" } }),
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

/** Not spoken: the offer renews itself while it is looked at. */
function Expiry({ until }: { readonly until: number }) {
  const { t } = useTranslation("sport");
  const seconds = Math.max(0, Math.ceil((until - useTick()) / 1000));
  return (
    <span>{seconds > 0 ? t("bets.cashOut.expires", { seconds }) : t("bets.cashOut.renewing")}</span>
  );
}

const SHARES = [25, 50, 75, 100] as const;

const tall = css({ minHeight: { base: "[2.5rem]", desktop: "[0]" } });
const form = css({ display: "grid", gap: "2" });
const share = css({ display: "grid", gap: "2" });
const shareLabel = css({ display: "flex", justifyContent: "space-between", color: "text" });
const range = css({
  width: "full",
  minHeight: { base: "[2.5rem]", desktop: "[1.5rem]" },
  accentColor: "[{colors.accent}]",
  cursor: "pointer",
});
const chips = css({
  display: "grid",
  gridTemplateColumns: "[repeat(4, minmax(0, 1fr))]",
  gap: "2",
});
const foot = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  color: "text-muted",
});
