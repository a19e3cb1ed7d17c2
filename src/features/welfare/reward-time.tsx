// When a reward can be claimed, was claimed, or expired. Time left counts by the server's clock.
import { useTranslation } from "react-i18next";
import type { Reward } from "#contract/api/welfare.ts";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { Countdown } from "#ui/countdown.tsx";

export function RewardTime({ reward }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  const { state, from, until, claimedAt } = reward;
  const date = (moment: number) => ({ date: formatTime(moment) });
  if (state === "claimed") {
    return claimedAt === null ? null : <p className={line}>{t("card.claimed", date(claimedAt))}</p>;
  }
  if (state === "expired") {
    return until === null ? null : <p className={line}>{t("card.expired", date(until))}</p>;
  }
  const moment = state === "coming" ? from : until;
  if (moment === null) return null;
  return (
    <p className={line}>
      {t(state === "coming" ? "card.from" : "card.until", date(moment))}
      <span className={left}>
        {t(state === "coming" ? "card.wait" : "card.left")}
        <Countdown look="plain" until={moment} />
      </span>
    </p>
  );
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "3",
  color: "text-muted",
  fontSize: "xs",
});
const left = css({ display: "inline-flex", alignItems: "center", gap: "1", color: "text" });
