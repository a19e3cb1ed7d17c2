import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { showTip } from "#session/overlays/tips.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { useTransferCall } from "#domain/wallet/venue-transfer.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { categoryText } from "./venue-category.ts";

/** A transfer in progress, a maintenance, an activity that keeps the money; else the category. */
export function VenueStatus(venue: VenueMoney) {
  const { t } = useTranslation("transfer");
  const { channelCode, category, opensAt, locked, failure } = venue;
  const call = useTransferCall(channelCode);
  if (isOpen(call)) return <Badge tone="accent">{t("venues.confirming")}</Badge>;
  if (opensAt !== null) {
    return <Badge tone="warn">{t("venues.maintenance", { time: listTime(opensAt) })}</Badge>;
  }
  if (locked !== null) return <Locked message={locked} />;
  return (
    <Text as="span" color="text-muted" size="xs">
      {failure ?? categoryText(category, t)}
    </Text>
  );
}

/** Says at a press why the money has to stay. */
function Locked({ message }: { readonly message: string }) {
  const { t } = useTranslation(["transfer", "ui"]);
  return (
    <PlainButton
      className={lock}
      onClick={() => showTip({ msg: message, isShowCancel: false, sureText: t("ui:understood") })}
    >
      <Badge tone="warn">{t("venues.locked")}</Badge>
      <Icon as={CircleHelp} />
      <span className={srOnly}>{t("venues.why")}</span>
    </PlainButton>
  );
}

const lock = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "target",
  color: "accent-text",
});
