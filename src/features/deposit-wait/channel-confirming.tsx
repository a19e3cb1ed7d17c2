import { useTranslation } from "react-i18next";
import { Note } from "#ui/text/note.tsx";

/** A payment that a bank or channel has reported. */
export function ChannelConfirming() {
  const { t } = useTranslation("deposit-wait");
  return <Note>{t("confirming")}</Note>;
}
