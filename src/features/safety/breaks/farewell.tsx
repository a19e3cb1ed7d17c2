// What stays on the page after the account has been given a break: until when, where the money is, who helps.
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { home } from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents, formatClock } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { HelpLines } from "../help/help-lines.tsx";
import { type Ended, endFarewell } from "./farewell-store.ts";

export function Farewell({ ended }: { readonly ended: Ended }) {
  const { t } = useTranslation("safety");
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pause, paidOutCents, refundedCents, openBets } = ended;
  useEffect(() => {
    heading.current?.focus();
    return endFarewell;
  }, []);
  return (
    <section aria-live="polite" className={cx(cardStyle, frame)}>
      <h1 ref={heading} tabIndex={-1} className={title}>
        {t(`farewell.${pause.kind}`)}
      </h1>
      <Text color="text-strong" size="lg">
        {pause.until === null
          ? t("farewell.noEnd")
          : t("farewell.until", { until: formatClock(pause.until).slice(0, 16) })}
      </Text>
      {paidOutCents > 0 && (
        <Line>{t("farewell.paidOut", { amount: formatCents(paidOutCents) })}</Line>
      )}
      {refundedCents > 0 && (
        <Line>{t("farewell.refunded", { amount: formatCents(refundedCents) })}</Line>
      )}
      {openBets > 0 && <Line>{t("farewell.bets", { count: openBets })}</Line>}
      <Text color="text-muted" size="sm">
        {t("farewell.care")}
      </Text>
      <HelpLines />
      <div>
        <Button onClick={() => void navigate(home)}>{t("farewell.home")}</Button>
      </div>
    </section>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Text color="text" size="sm">
      {children}
    </Text>
  );
}

const frame = css({
  display: "grid",
  gap: "4",
  maxWidth: "dialog-wide",
  marginInline: "auto",
  marginBlock: { base: "6", desktop: "12" },
  padding: { base: "5", desktop: "8" },
});
const title = css({ color: "text-strong", fontSize: "2xl", fontWeight: "bold", outline: "none" });
