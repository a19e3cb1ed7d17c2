// Beside live tables: their pictures may be later than what happens (RTS 15A).
import { useTranslation } from "react-i18next";
import { DelayNotice } from "./delay-notice.tsx";

export function Part() {
  const { t } = useTranslation("duties");
  return <DelayNotice>{t("delay.table")}</DelayNotice>;
}
