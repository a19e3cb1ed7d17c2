import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { askVenue, type VenueMoney } from "#domain/wallet/venue-balances.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

/** What stands at a venue; one that does not answer can be asked again. */
export function VenueBalance({ channelCode, name, cents, failure }: VenueMoney) {
  const { t } = useTranslation("transfer");
  if (cents !== null) return <Money cents={cents} className={cx(figure, cents === 0 && zero)} />;
  if (failure === null) {
    return (
      <output aria-label={t("venues.loading")}>
        <Skeleton className={wait} />
      </output>
    );
  }
  return (
    <span className={failed} title={failure}>
      {t("venues.unknown")}
      <IconButton
        size="sm"
        icon={RotateCw}
        label={t("venues.again", { venue: name })}
        onClick={() => void askVenue(channelCode)}
      />
    </span>
  );
}

const figure = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const zero = css({ color: "text-muted", fontWeight: "regular" });
const wait = css({ width: "16", height: "5" });
const failed = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  color: "warning",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
