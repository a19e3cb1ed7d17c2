// Notice of a table whose shoe has turned into a good road; the player looks, closes it or switches them off.
import { Sparkles, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useAgeAsked } from "#session/overlays/age-notice.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
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
        <Text as="span" color="metal" size="lg">
          <Icon as={Sparkles} />
        </Text>
        <Text minWidth="0" lineHeight="tight">
          {news}
        </Text>
        <Button size="sm" tone="tinted" onClick={look}>
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
  boxShadow: "3-metal",
  color: "on-art",
  fontSize: "sm",
  pointerEvents: "auto",
  animation: "rise {durations.base} {easings.out}",
});
