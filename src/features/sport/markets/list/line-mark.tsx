// Says that the connection to the feed is lost and being opened again. Takes no room, so nothing moves.
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { useFeedHealth } from "../../feed/feed-store.ts";

export function LineMark() {
  const { t } = useTranslation("sport");
  const { reconnecting } = useFeedHealth();
  return (
    <div className={place}>
      <output className={reconnecting ? mark : undefined}>
        {reconnecting && (
          <>
            <Icon as={RefreshCw} />
            {t("list.reconnecting")}
          </>
        )}
      </output>
    </div>
  );
}

const place = css({
  position: "sticky",
  top: { base: "15", desktop: "header-4" },
  zIndex: "4",
  display: "grid",
  justifyContent: "center",
  height: "0",
});
const mark = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  height: "7",
  paddingInline: "3",
  borderRadius: "pill",
  background: "warning-subtle",
  boxShadow: "edge-warning",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  "& svg": { color: "warning", animation: "spin 1s linear infinite" },
});
