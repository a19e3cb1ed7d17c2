import { useTranslation } from "react-i18next";
import { FreeBets } from "#domain/wallet/free-bets/free-bets-part.tsx";
import { brand } from "#brand/brand.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";

export function SlipEmpty() {
  const { t } = useTranslation("sport");
  return (
    <>
      <EmptyState
        title={t("rail.empty.title")}
        note={t("rail.empty.note")}
        art={brand().art.empty}
      />
      <FreeBets place="slip" />
    </>
  );
}
