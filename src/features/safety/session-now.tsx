// The session so far: time, stakes, returns; and when the member was last here.
import { useTranslation } from "react-i18next";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css, cx } from "#styled/css/index.js";
import { Card, Text } from "#styled/jsx/index.js";
import { formatClock } from "#lib/text/format.ts";
import { figures, Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { useNow } from "#lib/time/use-now.ts";
import { sessionMinutes } from "./shared/session-minutes.ts";
import { minutesText } from "./shared/words.ts";

export function SessionNow({ info: { session, lastLogin } }: { readonly info: ProtectionInfo }) {
  const { t } = useTranslation("safety");
  const minutes = sessionMinutes(session.since, useNow());
  return (
    <Card as="section" aria-label={t("now.title")} gap="3" padding={{ base: "4", desktop: "5" }}>
      <dl className={grid}>
        <div>
          <Text as="dt" color="text-muted" size="xs">
            {t("now.time")}
          </Text>
          <dd className={cx(figures, value)}>{minutesText(minutes, t)}</dd>
        </div>
        <div>
          <Text as="dt" color="text-muted" size="xs">
            {t("now.staked")}
          </Text>
          <dd className={value}>
            <Money cents={session.stakedCents} />
          </dd>
        </div>
        <div>
          <Text as="dt" color="text-muted" size="xs">
            {t("now.returned")}
          </Text>
          <dd className={value}>
            <Money cents={session.returnedCents} />
          </dd>
        </div>
        <div>
          <Text as="dt" color="text-muted" size="xs">
            {t("now.net")}
          </Text>
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
    </Card>
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

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(4, minmax(0, 1fr))" },
  gap: "3",
});
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
