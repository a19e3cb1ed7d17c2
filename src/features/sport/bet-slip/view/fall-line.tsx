// Says from which fall of a price on the player is asked under "accept any", and opens the settings of bets.
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { PlainButton } from "#ui/plain-button.tsx";
import { latePart } from "../../feed/late-part.ts";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import { useSlip } from "../state/slip-store.ts";

export const BetSettingsDialog = latePart(
  async () => (await import("./bet-settings-dialog.tsx")).BetSettingsDialog,
);

export function FallLine() {
  const { t } = useTranslation("sport");
  const any = useSlip(({ accept }) => accept === "any");
  const share = useSportPreferences(({ mostFall }) => mostFall);
  const [editing, setEditing] = useState(false);
  if (!any) return null;
  return (
    <>
      <PlainButton className={line} onClick={() => setEditing(true)}>
        <span>{t("view.fall.asks", { share })}</span>
        <span className={change}>{t("view.fall.change")}</span>
      </PlainButton>
      <Suspense>{editing && <BetSettingsDialog onClose={() => setEditing(false)} />}</Suspense>
    </>
  );
}

const line = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  width: "full",
  minHeight: { base: "10", desktop: "target" },
  color: "text-muted",
  cursor: "pointer",
  fontSize: "xs",
  textAlign: "left",
});
const change = css({ flex: "none", color: "link" });
