// Whether the member's balance suffices for a room; says what is missing. Nothing for visitors.
import { Check, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { cva, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { missingCents } from "../rooms/choose-rooms.ts";

interface EntryMarkProps {
  readonly room: Room;
  readonly cents: number | null;
}

export function EntryMark({ room, cents }: EntryMarkProps) {
  const { t } = useTranslation("chess");
  const missing = missingCents(room, cents);
  if (missing === null) return null;
  return (
    <span className={cx(figures, mark({ ready: missing === 0 }))}>
      <Icon as={missing === 0 ? Check : Wallet} />
      {missing === 0 ? t("room.ready") : t("room.missing", { amount: formatCents(missing) })}
    </span>
  );
}

const mark = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    fontSize: "xs",
    fontWeight: "semibold",
  },
  variants: { ready: { true: { color: "success" }, false: { color: "warning" } } },
});
