import { useTranslation } from "react-i18next";
import { DRAW_PARTS } from "#contract/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { formatCents } from "#lib/text/format.ts";
import { type Column, Table } from "#ui/tables/table.tsx";

type Prize = MechanicsOf<"drawGift">["prizes"][number];

/** The published odds. */
export function DrawOddsTable({ prizes }: Pick<MechanicsOf<"drawGift">, "prizes">) {
  const { t } = useTranslation("activity");
  const columns: Column<Prize>[] = [
    { key: "name", title: t("draw.prize"), cell: ({ name }) => name },
    {
      key: "reward",
      title: t("draw.reward"),
      numeric: true,
      cell: ({ rewardCents }) => (rewardCents === 0 ? "—" : formatCents(rewardCents)),
    },
    { key: "odds", title: t("draw.odds"), numeric: true, cell: ({ parts }) => oddsText(parts) },
  ];
  return (
    <Table label={t("draw.oddsTable")} columns={columns} rows={prizes} rowKey={({ key }) => key} />
  );
}

/** `480000` → `48%`, `5` → `0.0005%`: exact, never rounded. */
export function oddsText(parts: number): string {
  return `${(parts * 100) / DRAW_PARTS}%`;
}
