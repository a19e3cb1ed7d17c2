import { Shield } from "lucide-react";
import { useTranslation } from "react-i18next";
import { forgetRevealed } from "#session/account/revealed-data.ts";
import { setPreference, usePreference } from "#session/preferences/preferences.ts";
import { Switch } from "#ui/switch.tsx";
import { InfoRow } from "./info-row.tsx";

/** Whether data that was looked at stays on this device. */
export function SafeRow() {
  const { t } = useTranslation("account");
  const safe = usePreference("safe");
  const turn = (on: boolean) => {
    setPreference("safe", on);
    if (on) forgetRevealed();
  };
  return (
    <InfoRow
      icon={Shield}
      label={t("item.safe")}
      bound={safe}
      state={null}
      control={<Switch label={t("item.safe")} checked={safe} onChange={turn} />}
    >
      {t("why.safe")}
    </InfoRow>
  );
}
