// The session so far: time, stakes, returns; and when the member was last here.
import { useTranslation } from "react-i18next";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css, cx } from "#styled/css/index.js";
import { formatClock } from "#lib/format.ts";
import { cardStyle } from "#ui/card.tsx";
import { figures, Money } from "#ui/money.tsx";
import { moneyTone } from "#ui/money-tone.ts";
import { useNow } from "#lib/use-now.ts";
import { sessionMinutes } from "./session-minutes.ts";
import { minutesText } from "./words.ts";

export function SessionNow({ info: { session, lastLogin } }: { readonly info: ProtectionInfo }) {
  const { t } = useTranslation("safety");
  const minutes = sessionMinutes(session.since, useNow());
  return (
    <section aria-label={t("now.title")} className={cx(cardStyle, frame)}>
      <dl className={grid}>
        <div>
          <dt className={name}>{t("now.time")}</dt>
          <dd className={cx(figures, value)}>{minutesText(minutes, t)}</dd>
        </div>
        <div>
          <dt className={name}>{t("now.staked")}</dt>
          <dd className={value}>
            <Money cents={session.stakedCents} />
          </dd>
        </div>
        <div>
          <dt className={name}>{t("now.returned")}</dt>
          <dd className={value}>
            <Money cents={session.returnedCents} />
          </dd>
        </div>
        <div>
          <dt className={name}>{t("now.net")}</dt>
          <dd className={value}>
            <Money
              cents={session.netCents}
              sign={session.netCents > 0}
              className={moneyTone(session.netCents)}
            />
          </dd>
        </div>
      </dl>
      <p className={last}>
        <span>{t("now.note")}</span>
        <span>
          <LastLogin last={lastLogin} />
        </span>
      </p>
    </section>
  );
}

function LastLogin({ last: found }: { readonly last: ProtectionInfo["lastLogin"] }) {
  const { t } = useTranslation("safety");
  if (found === null) return t("now.first");
  const { at, place } = found;
  return t("now.last", {
    time: formatClock(at).slice(0, 16),
    place: place === "" ? t("now.unknownPlace") : place,
  });
}

const frame = css({ display: "grid", gap: "3", padding: { base: "4", desktop: "5" } });
const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(4, minmax(0, 1fr))" },
  gap: "3",
});
const name = css({ color: "text-muted", fontSize: "xs" });
const value = css({
  color: "text-strong",
  fontSize: { base: "md", desktop: "lg" },
  fontWeight: "figure",
});
const last = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "4",
  color: "text-muted",
  fontSize: "xs",
});
