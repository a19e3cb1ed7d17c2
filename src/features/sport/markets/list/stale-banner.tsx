// Says that prices are stale, since when, and that none can be selected.
import { TriangleAlert, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { FeedHealth } from "../../feed/feed-store.ts";

interface StaleBannerProps {
  readonly health: FeedHealth;
  readonly offline: boolean;
}

export function StaleBanner({ health, offline }: StaleBannerProps) {
  const { t } = useTranslation("sport");
  return (
    <div className={banner}>
      <Icon as={offline ? WifiOff : TriangleAlert} />
      <output className={css({ flex: "1" })}>
        {t(offline ? "list.offlineSince" : "list.staleSince", {
          time: formatTime(health.dataAt, "time"),
        })}
      </output>
      <Button size="sm" disabled={offline} onClick={health.retry}>
        {t("list.refresh")}
      </Button>
    </div>
  );
}

const banner = css({
  position: { base: "sticky", _low: "static" },
  top: { base: "14", desktop: "header" },
  zIndex: "4",
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingBlock: "2",
  paddingInline: "4",
  borderRadius: { desktop: "md" },
  marginBottom: "2",
  background: "warning-subtle",
  boxShadow: "edge-warning",
  color: "text-strong",
  fontSize: "sm",
  "& > svg": { color: "warning" },
});
