import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";

interface DetailButtonProps {
  readonly deal: Deal;
  readonly onOpen: (deal: Deal) => void;
}

export function DetailButton({ deal, onOpen }: DetailButtonProps) {
  const { t } = useTranslation("money-records");
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-label={t("open", { kind: t(`kind.${deal.kind}`), id: deal.id })}
      className={css({ minHeight: { base: "10", desktop: "0" } })}
      onClick={() => onOpen(deal)}
    >
      {t("column.detail")}
    </Button>
  );
}
