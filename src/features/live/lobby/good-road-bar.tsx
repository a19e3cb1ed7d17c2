// Notice of a table whose shoe has turned into a good road; the player looks, closes it or switches them off.
import { Sparkles, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useAgeAsked } from "#session/overlays/age-notice.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { goodRoadText } from "../cards/road-texts.ts";
import { closeGoodRoadNews, useGoodRoadNews } from "../feed/good-road-news.ts";
import { useTable } from "../feed/use-table.ts";
import { goodRoad } from "../roads/good-road.ts";

export function GoodRoadBar({ onDetails }: { readonly onDetails: (id: string) => void }) {
  const { t } = useTranslation("live");
  // Both stand at the bottom of the window, and the question of age comes first.
  const isAgeAsked = useAgeAsked();
  const newest = useGoodRoadNews((state) => state.tableId);
  const id = isAgeAsked ? null : newest;
  const table = useTable(id ?? "", id !== null)?.table;
  const good = table === undefined ? null : goodRoad(table.road);
  const news =
    table === undefined || good === null
      ? null
      : t("goodRoad.news", { name: table.name, road: goodRoadText(good, table.game, t) });
  return (
    <>
      <output className={srOnly}>{news}</output>
      {id !== null && news !== null && <Bar id={id} news={news} onDetails={onDetails} />}
    </>
  );
}

interface BarProps {
  readonly id: string;
  readonly news: string;
  readonly onDetails: (id: string) => void;
}

function Bar({ id, news, onDetails }: BarProps) {
  const { t } = useTranslation("live");
  const look = () => {
    onDetails(id);
    closeGoodRoadNews();
  };
  return (
    <aside aria-label={t("goodRoad.title")} className={place}>
      <div className={bar}>
        <span className={sign}>
          <Icon as={Sparkles} />
        </span>
        <p className={words}>{news}</p>
        <Button size="sm" className={gold} onClick={look}>
          {t("goodRoad.look")}
        </Button>
        <IconButton size="sm" icon={X} label={t("goodRoad.close")} onClick={closeGoodRoadNews} />
      </div>
    </aside>
  );
}

const place = css({
  position: "fixed",
  insetInline: "0",
  bottom: { base: { base: "20-safe", _low: "12-safe" }, desktop: "8" },
  zIndex: "header",
  display: "grid",
  justifyItems: "center",
  paddingInline: "4",
  pointerEvents: "none",
});
const bar = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  maxWidth: "full",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "art-ground",
  boxShadow: "[inset 0 0 0 1px {colors.metal}, {shadows.3}]",
  color: "on-art",
  fontSize: "sm",
  pointerEvents: "auto",
  animation: "[rise {durations.base} {easings.out}]",
});
const sign = css({ color: "metal", fontSize: "lg" });
const words = css({ minWidth: "0", lineHeight: "tight" });
const gold = css({ background: "art-accent!", boxShadow: "none!", color: "art-accent-text!" });
