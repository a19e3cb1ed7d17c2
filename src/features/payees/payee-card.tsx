import { LockKeyhole, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { formatDay } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { type Payee, payeeState, type PayeeState } from "#domain/payments/payees.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PayeeNumber } from "./payee-number.tsx";
import { KIND_ICONS, payeeWords } from "./payee-view.ts";
import { type RemoveCall, RemovePayee } from "./remove-payee.tsx";

interface PayeeCardProps {
  readonly kind: PayeeKind;
  readonly payee: Payee;
  readonly remove: RemoveCall;
  /** Beside the button that removes it. */
  readonly action?: ReactNode;
}

const TONES = { usable: "ok", locked: "warn", unconfirmed: "warn" } as const;

/** One account: its number, its state and the button that removes it. */
export function PayeeCard({ kind, payee, remove, action }: PayeeCardProps) {
  const { t } = useTranslation("payees");
  const [removing, setRemoving] = useState(false);
  const { title, detail } = payeeWords(payee, t);
  const state = payeeState(payee);
  const name = `${title} ${payee.masked}`;
  return (
    <article aria-label={name} className={cx(cardStyle, frame)}>
      <div className={face}>
        <Row align="center" gap="2-5" minWidth="0">
          <span className={mark}>
            <Icon as={KIND_ICONS[kind]} />
          </span>
          <Text as="h3" minWidth="0" size="md" weight="bold" truncate>
            {title}
          </Text>
          <Badge tone={TONES[state]} className={badge}>
            {t(`state.${state}`)}
          </Badge>
        </Row>
        <PayeeNumber kind={kind} id={payee.id} masked={payee.masked} name={name} />
        <Text color="on-art-muted" size="xs" truncate>
          {detail || "\u00a0"}
        </Text>
      </div>
      <Facts payee={payee} state={state} />
      <div className={foot}>
        <Button
          size="sm"
          tone="quiet"
          disabled={state === "locked"}
          onClick={() => setRemoving(true)}
        >
          <Icon as={state === "locked" ? LockKeyhole : Trash2} />
          {t("remove.open")}
        </Button>
        {action}
      </div>
      {removing && (
        <RemovePayee id={payee.id} name={name} remove={remove} onClose={() => setRemoving(false)} />
      )}
    </article>
  );
}

function Facts({ payee, state }: { readonly payee: Payee; readonly state: PayeeState }) {
  const { t } = useTranslation("payees");
  const { addedAt, usedAt, lockedUntil } = payee;
  return (
    <dl className={facts}>
      <div>
        <dt>{t("fact.added")}</dt>
        <dd className={figures}>{formatDay(addedAt)}</dd>
      </div>
      <div>
        <dt>{t("fact.used")}</dt>
        <dd className={figures}>{usedAt === null ? t("fact.never") : formatDay(usedAt)}</dd>
      </div>
      {state === "locked" && lockedUntil !== null && (
        <div>
          <dt>{t("fact.locked")}</dt>
          <dd className={figures}>{listTime(lockedUntil)}</dd>
        </div>
      )}
    </dl>
  );
}

const frame = css({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  minWidth: "0",
  overflow: "hidden",
});

const face = css({
  display: "grid",
  gap: "2",
  minWidth: "0",
  padding: "4",
  background: "art-ground",
  backgroundImage:
    "radial-gradient(120% 140% at 100% 0, color-mix(in oklch, {colors.art-accent} 34%, transparent), transparent 62%)",
  color: "on-art",
});
const mark = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "8",
  height: "8",
  borderRadius: "md",
  background: "art-panel",
  boxShadow: "edge-art",
});
const badge = css({ flex: "none", marginLeft: "auto" });
const facts = css({
  display: "grid",
  alignContent: "start",
  gap: "1",
  paddingInline: "4",
  paddingTop: "3",
  fontSize: "xs",
  "& > div": { display: "flex", justifyContent: "space-between", gap: "3" },
  "& dt": { color: "text-muted" },
  "& dd": { color: "text-strong" },
});
const foot = css({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  paddingInline: "2",
  paddingBlock: "2",
});
