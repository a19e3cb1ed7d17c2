import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { movedAt } from "#contract/deal-time.ts";
import { css } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Money } from "#ui/money.tsx";
import { RecordCard } from "#ui/record-list.tsx";
import { DealAmount } from "./deal-amount.tsx";
import { DetailButton } from "./detail-button.tsx";
import { STATE_TONES, stateWords } from "./deal-words.ts";

interface DealCardProps {
  readonly deal: Deal;
  readonly onOpen: (deal: Deal) => void;
}

export function DealCard({ deal, onOpen }: DealCardProps) {
  const { t } = useTranslation("money-records");
  const { kind, title, id, feeCents, balanceCents } = deal;
  return (
    <RecordCard
      state={<Badge tone={STATE_TONES[deal.state]}>{stateWords(deal, t)}</Badge>}
      time={formatTime(movedAt(deal))}
      facts={[
        { name: t("column.amount"), value: <DealAmount {...deal} /> },
        { name: t("column.fee"), value: feeCents === 0 ? "–" : <Money cents={feeCents} /> },
        {
          name: t("column.balance"),
          value: balanceCents === null ? "–" : <Money cents={balanceCents} />,
        },
      ]}
      id={id}
      action={<DetailButton deal={deal} onOpen={onOpen} />}
    >
      <p className={strong}>
        {t(`kind.${kind}`)} <span className={muted}>{title}</span>
      </p>
    </RecordCard>
  );
}

const strong = css({ color: "text-strong", fontWeight: "semibold" });
const muted = css({ color: "text-muted", fontSize: "xs", fontWeight: "regular" });
