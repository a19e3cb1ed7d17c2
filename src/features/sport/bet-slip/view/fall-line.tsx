// Says from which fall of a price on the player is asked under "accept any", and opens the settings of bets.
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import { useSlip } from "../state/slip-store.ts";

export const LazyBetSettingsDialog = lateOverlay(
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
        <Text as="span" flex="none" color="link">
          {t("view.fall.change")}
        </Text>
      </PlainButton>
      <Suspense>{editing && <LazyBetSettingsDialog onClose={() => setEditing(false)} />}</Suspense>
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
  fontSize: "xs",
  textAlign: "left",
});
