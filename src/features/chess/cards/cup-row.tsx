// Tournaments of the category; nothing where there are none.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { Badge } from "#ui/badge.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { CardRow } from "#domain/games/lobby/card-row.tsx";
import { useChessInfo } from "../rooms/use-rooms.ts";

export function CupRow() {
  const { t } = useTranslation("chess");
  const { data } = useChessInfo();
  const now = useNow();
  const cups = (data?.tournaments ?? []).filter(({ endsAt }) => endsAt > now);
  if (cups.length === 0) return null;
  return (
    <CardRow title={t("cups.title")} note={t("cups.note")} className={columns}>
      {cups.map(({ id, name, game, prize, startsAt, teams }) => (
        <li key={id} className={cx(cardStyle, card)}>
          <p className={kicker}>
            {game}
            {startsAt <= now && <Badge tone="live">{t("cups.running")}</Badge>}
          </p>
          <h3 className={title}>{name}</h3>
          <p className={award}>{t("cups.prize", { prize })}</p>
          <p className={foot}>
            {t("cups.teams", { count: formatCount(teams) })}
            {startsAt > now && (
              <span className={start}>
                {t("cups.starts")}
                <Countdown until={startsAt} look="plain" />
              </span>
            )}
          </p>
        </li>
      ))}
    </CardRow>
  );
}

const columns = css({ "& > *": { width: "72" } });
const card = css({ display: "grid", gap: "1", padding: "4" });
const kicker = css({
  display: "flex",
  justifyContent: "space-between",
  color: "text-muted",
  fontSize: "xs",
});
const title = css({ color: "text-strong", fontWeight: "bold", truncate: true });
const award = css({ color: "alt-text", fontSize: "lg", fontWeight: "bold" });
const foot = css({
  display: "flex",
  justifyContent: "space-between",
  color: "text-muted",
  fontSize: "xs",
});
const start = css({ display: "inline-flex", alignItems: "center", gap: "2" });
