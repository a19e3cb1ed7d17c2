// When a reward can be claimed, was claimed, or expired. Time left counts by the server's clock.
import { useTranslation } from "react-i18next";
import type { Reward } from "#contract/api/welfare.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { Countdown } from "#ui/money/countdown.tsx";

export function RewardTime({ reward }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  const { state, from, until, claimedAt } = reward;
  const date = (moment: number) => ({ date: listTime(moment) });
  if (state === "claimed") {
    return claimedAt === null ? null : (
      <Row as="p" wrap="wrap" columnGap="3" color="text-muted" size="xs">
        {t("card.claimed", date(claimedAt))}
      </Row>
    );
  }
  if (state === "expired") {
    return until === null ? null : (
      <Row as="p" wrap="wrap" columnGap="3" color="text-muted" size="xs">
        {t("card.expired", date(until))}
      </Row>
    );
  }
  const moment = state === "coming" ? from : until;
  if (moment === null) return null;
  return (
    <Row as="p" wrap="wrap" columnGap="3" color="text-muted" size="xs">
      {t(state === "coming" ? "card.from" : "card.until", date(moment))}
      <span className={left}>
        {t(state === "coming" ? "card.wait" : "card.left")}
        <Countdown look="plain" until={moment} />
      </span>
    </Row>
  );
}

const left = css({ display: "inline-flex", alignItems: "center", gap: "1", color: "text" });
