import { useTranslation } from "react-i18next";
import { srOnly } from "../../../ui/sr-only.ts";
import { useConfirming, useSlip } from "../slip/slip-store.ts";

/** For readers: what has come into the slip, and that it is on its way. */
export function SlipAnnouncer() {
  const { t } = useTranslation("sport");
  const count = useSlip(({ selections }) => selections.length);
  const confirming = useConfirming();
  return (
    <p aria-live="polite" className={srOnly}>
      {confirming ? t("view.confirming.title") : t("view.announce", { count })}
    </p>
  );
}
