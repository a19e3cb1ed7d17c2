// Says that prices are old, since when, and that none can be picked.
import { TriangleAlert, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatTime } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { FeedHealth } from "../live/feed-store.ts";

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
  position: "sticky",
  top: { base: "[3.5rem]", desktop: "[{sizes.header}]" },
  zIndex: "[4]",
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingBlock: "2",
  paddingInline: "4",
  borderRadius: { desktop: "md" },
  marginBottom: "2",
  background: "warning-subtle",
  boxShadow: "[inset 0 0 0 1px {colors.warning-line}]",
  color: "text-strong",
  fontSize: "sm",
  "& > svg": { color: "warning" },
});
