// The outcome of an order, and what happens next.
import {
  BadgeCheck,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  SearchCheck,
  TimerOff,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OrderState } from "#contract/payments.ts";
import { css, cva } from "#styled/css/index.js";
import { Heading, Stack, Text } from "#styled/jsx/index.js";
import { useSession } from "#session/account/session-store.ts";
import { formatCents } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money, wrappingFigures } from "#ui/money/money.tsx";
import { Note } from "#ui/text/note.tsx";
import { usualTime } from "./usual-time.ts";
import type { OrderFact, OrderProps, WaitParts } from "./wait-parts.ts";

type Ended = Exclude<OrderState, "waiting">;

const LOOKS = {
  paid: { icon: Hourglass, tone: "busy" },
  confirming: { icon: Clock, tone: "busy" },
  review: { icon: SearchCheck, tone: "warn" },
  credited: { icon: BadgeCheck, tone: "good" },
  expired: { icon: TimerOff, tone: "warn" },
  cancelled: { icon: CircleX, tone: "plain" },
  refused: { icon: CircleX, tone: "bad" },
} as const satisfies Readonly<Record<Ended, { icon: LucideIcon; tone: string }>>;

/** States with a text on what happens next. */
const NEXT: Partial<Record<Ended, readonly ["first", "second", "third"]>> = {
  review: ["first", "second", "third"],
  expired: ["first", "second", "third"],
};

interface OrderOutcomeProps extends OrderProps {
  readonly parts: WaitParts;
}

export function OrderOutcome({ order, parts }: OrderOutcomeProps) {
  const { t } = useTranslation("deposit-wait");
  const { state, note, creditedCents, usualSeconds } = order;
  const booked = useBookedFacts(order);
  if (state === "waiting") return null;
  const { icon, tone } = LOOKS[state];
  const next = NEXT[state] ?? [];
  return (
    <>
      <Stack justifyItems="center" gap="2" textAlign="center">
        <span className={sign({ tone })}>
          <Icon as={icon} size={1.75} />
        </span>
        <Heading size="xl">{t(`status.${state}.title`)}</Heading>
        {state === "credited" && creditedCents !== null && (
          <Money cents={creditedCents} className={amount} />
        )}
        <Text maxWidth="112" color="text-muted" size="sm" textWrap="balance">
          {t(`status.${state}.text`, { time: usualTime(usualSeconds, t) ?? t("time.short") })}
        </Text>
      </Stack>
      {note !== "" && (
        <Note tone={tone === "warn" || tone === "bad" ? "warn" : "info"}>{note}</Note>
      )}
      {state === "confirming" && <parts.Confirming order={order} />}
      <OutcomeFacts facts={[...parts.sums(order), ...booked]} />
      {next.length > 0 && (
        <section>
          <Heading as="h3" size="md">
            {t(state === "expired" ? "next.paid" : "next.title")}
          </Heading>
          <ol className={list}>
            {next.map((step) => (
              <li key={step}>{t(`next.${state === "expired" ? "expired" : "review"}.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Without a payment there is no bonus. */
const UNPAID: ReadonlySet<OrderState> = new Set(["expired", "cancelled"]);

/** The amount that was credited. */
function useBookedFacts(order: OrderProps["order"]): readonly OrderFact[] {
  const { t } = useTranslation("deposit-wait");
  const centre = useSession(({ balance, refreshing }) => (refreshing ? null : balance?.centre));
  const { state, feeCents, bonusCents, channel } = order;
  const facts = [
    ["channel", channel],
    ["fee", feeCents === 0 ? "" : formatCents(feeCents)],
    ["bonus", bonusCents === 0 || UNPAID.has(state) ? "" : formatCents(bonusCents)],
    ["balance", state !== "credited" ? "" : centre == null ? "…" : formatCents(centre)],
  ] as const;
  return facts.flatMap(([name, value]) =>
    value === "" ? [] : [{ name: t(`fact.${name}`), value }],
  );
}

export function OutcomeFacts({ facts }: { readonly facts: readonly OrderFact[] }) {
  return (
    <dl className={grid}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" color="text-muted" size="xs">
            {name}
          </Text>
          <Text as="dd" color="text-strong" size="md" weight="semibold" className={wrappingFigures}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

const sign = cva({
  base: {
    display: "grid",
    placeItems: "center",
    width: "16",
    height: "16",
    marginBottom: "2",
    borderRadius: "pill",
    fontSize: "xl",
  },
  variants: {
    tone: {
      // Not the accent: a red one would look like a failure.
      busy: { background: "info-subtle", color: "info" },
      warn: { background: "warning-subtle", color: "warning" },
      good: { background: "success-subtle", color: "success" },
      bad: { background: "danger-subtle", color: "danger" },
      plain: { background: "surface-sunken", color: "text-muted" },
    },
  },
});
const amount = css({ color: "text-strong", fontSize: "9", fontWeight: "bold", lineHeight: "1-15" });
const list = css({
  display: "grid",
  gap: "2",
  marginTop: "2",
  paddingLeft: "5",
  color: "text",
  fontSize: "sm",
  listStyle: "decimal",
  textWrap: "pretty",
});
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: "4",
  padding: { base: "4", desktop: "5" },
  borderRadius: "lg",
  background: "surface-sunken",
});
