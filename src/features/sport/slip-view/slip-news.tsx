import { useTranslation } from "react-i18next";
import { useConfirming, useSlip } from "../slip/slip-store.ts";

/** Spoken by the frame of the slip: what has come into it, and that it is on its way. */
export function SlipNews() {
  const { t } = useTranslation("sport");
  const count = useSlip(({ selections }) => selections.length);
  const confirming = useConfirming();
  return confirming ? t("view.confirming.title") : t("rail.announce", { count });
}
