import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { showTip } from "#session/overlays/tips.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { useTransferCall } from "#domain/wallet/venue-transfer.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { categoryText } from "./venue-category.ts";

/** A transfer in progress, a maintenance, an activity that keeps the money; else the category. */
export function VenueStatus(venue: VenueMoney) {
  const { t } = useTranslation("transfer");
  const { channelCode, category, opensAt, locked, failure } = venue;
  const call = useTransferCall(channelCode);
  if (isOpen(call)) return <Badge tone="accent">{t("venues.confirming")}</Badge>;
  if (opensAt !== null) {
    return <Badge tone="warn">{t("venues.maintenance", { time: formatTime(opensAt) })}</Badge>;
  }
  if (locked !== null) return <Locked message={locked} />;
  return <span className={small}>{failure ?? categoryText(category, t)}</span>;
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

const small = css({ color: "text-muted", fontSize: "xs" });
const lock = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "target",
  color: "accent-text",
  cursor: "pointer",
});
