// One reward: what it is, its amount, its condition, and when.
import {
  Cake,
  CalendarCheck,
  ChevronsUp,
  Gift,
  type LucideIcon,
  Percent,
  Trophy,
  UsersRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Reward } from "#contract/api/welfare.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { formatCents, unbrokenCents } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { ClaimOne } from "./claim-one.tsx";
import { RewardTime } from "./reward-time.tsx";

const ICONS: Readonly<Record<Reward["kind"], LucideIcon>> = {
  upgrade: ChevronsUp,
  birthday: Cake,
  weekly: CalendarCheck,
  rebate: Percent,
  activity: Gift,
  race: Trophy,
  invite: UsersRound,
};

export function RewardCard({ reward }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  const { kind, title, state, condition } = reward;
  const past = state === "expired" || state === "claimed";
  return (
    <article className={frame} aria-label={title}>
      <span className={sign({ past })}>
        <Icon as={ICONS[kind]} />
      </span>
      <div className={words}>
        <p className={line}>
          <b className={name}>{title}</b>
          <Badge tone={past ? "neutral" : "accent"}>{t(`kind.${kind}`)}</Badge>
        </p>
        <Amount reward={reward} />
        {condition !== "" && <p className={text}>{condition}</p>}
        <Terms reward={reward} />
        <RewardTime reward={reward} />
      </div>
      {state === "claimable" && <ClaimOne reward={reward} />}
    </article>
  );
}

function Amount({ reward: { amountCents, state } }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  return (
    <p className={cx(figures, sum({ past: state === "expired" }))}>
      {amountCents === 0 ? t("card.open") : formatCents(amountCents)}
    </p>
  );
}

/** Before the button, so that nobody claims without having read it. */
function Terms({ reward: { turnoverCents, amountCents, state } }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  if (amountCents === 0 || state === "expired") return null;
  return (
    <p className={text}>
      {turnoverCents === 0
        ? t("card.free")
        : t("card.turnover", { amount: unbrokenCents(turnoverCents) })}
    </p>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", desktop: "auto minmax(0, 1fr) auto" },
  alignItems: "center",
  columnGap: { base: "3", desktop: "4" },
  rowGap: "3",
  padding: { base: "3", desktop: "4" },
  borderRadius: "md",
  background: "surface-raised",
  boxShadow: "edge-strong",
});
const sign = cva({
  base: {
    display: "grid",
    placeItems: "center",
    alignSelf: "start",
    width: "11",
    height: "11",
    borderRadius: "md",
    fontSize: "xl",
  },
  variants: {
    past: {
      true: { background: "surface-sunken", color: "text-muted" },
      false: { background: "accent-subtle", color: "accent-text" },
    },
  },
});
const words = css({ display: "grid", gap: "0-5", minWidth: "0" });
const line = css({ display: "flex", alignItems: "center", gap: "2", minWidth: "0" });
const name = css({
  minWidth: "0",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
});
const sum = cva({
  base: { fontSize: "xl", fontWeight: "bold", lineHeight: "tight" },
  variants: { past: { true: { color: "text-muted" }, false: { color: "text-strong" } } },
});
const text = css({ color: "text-muted", fontSize: "xs" });
