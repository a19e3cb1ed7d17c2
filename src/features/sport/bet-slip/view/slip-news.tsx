import { useTranslation } from "react-i18next";
import { useConfirming, useSlip } from "../state/slip-store.ts";

/** Spoken by the frame of the slip: new selections, and that the order is in progress. */
export function SlipNews() {
  const { t } = useTranslation("sport");
  const count = useSlip(({ selections }) => selections.length);
  const confirming = useConfirming();
  return confirming ? t("view.confirming.title") : t("rail.announce", { count });
}
