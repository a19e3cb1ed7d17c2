import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { LineHead } from "./line-head.tsx";

type Champion = v.InferOutput<typeof results.response>["outrights"][number];

/** The contest and its winner. */
export function ChampionLine({ champion }: { readonly champion: Champion }) {
  const { t } = useTranslation("sport");
  const { decidedAt, sport, league, title, winners } = champion;
  return (
    <li className={cx(cardStyle, line)}>
      <LineHead at={decidedAt}>
        {t(`results.sports.${sport}`)} · {league}
      </LineHead>
      <dl className={decided}>
        <dt>{title}</dt>
        <dd className={name}>
          <Icon as={Trophy} />
          {winners.join(" / ")}
          {winners.length > 1 && <Badge tone="neutral">{t("bets.deadHeat")}</Badge>}
        </dd>
      </dl>
    </li>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "14rem minmax(0, 1fr)" },
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  padding: "3",
  minWidth: "0",
});
const decided = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: "3",
  color: "text-strong",
  fontSize: "sm",
});
const name = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  fontWeight: "bold",
  "& svg": { color: "accent-text" },
});
