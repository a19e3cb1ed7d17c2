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
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCents, unbrokenCents } from "#lib/text/format.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
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
      <Stack gap="0-5" minWidth="0">
        <Row as="p" align="center" gap="2" minWidth="0">
          <b className={name}>{title}</b>
          <Badge tone={past ? "neutral" : "accent"}>{t(`kind.${kind}`)}</Badge>
        </Row>
        <Amount reward={reward} />
        {condition !== "" && (
          <Text color="text-muted" size="xs">
            {condition}
          </Text>
        )}
        <Terms reward={reward} />
        <RewardTime reward={reward} />
      </Stack>
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
    <Text color="text-muted" size="xs">
      {turnoverCents === 0
        ? t("card.free")
        : t("card.turnover", { amount: unbrokenCents(turnoverCents) })}
    </Text>
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
