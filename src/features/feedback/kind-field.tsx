import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_KINDS, type FeedbackKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Grid } from "#styled/jsx/index.js";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { fieldLabel } from "#ui/fields/field-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import {
  BadgeHelp,
  Banknote,
  CircleUserRound,
  Gift,
  Lightbulb,
  type LucideIcon,
  ReceiptText,
  WalletCards,
} from "lucide-react";
import { pageAddress } from "#brand/brand.ts";

interface KindFieldProps {
  readonly value: FeedbackKind | null;
  readonly error: string | undefined;
  readonly onChange: (kind: FeedbackKind) => void;
}

export function KindField({ value, error, onChange }: KindFieldProps) {
  const { t } = useTranslation("feedback");
  const name = useId();
  return (
    <fieldset className={frame} aria-describedby={error === undefined ? undefined : `${name}-note`}>
      <legend className={fieldLabel}>{t("kindLabel")}</legend>
      <Grid columns="repeat(auto-fill, minmax(8rem, 1fr))" gap="2">
        {feedbackKinds().map((kind) => (
          <RadioCard
            key={kind}
            name={name}
            checked={kind === value}
            shape="field"
            className={card}
            onChoose={() => onChange(kind)}
          >
            <Icon as={KIND_ICONS[kind]} />
            {t(`kind.${kind}`)}
          </RadioCard>
        ))}
      </Grid>
      {error !== undefined && (
        <FieldNote id={`${name}-note`} tone="error">
          {error}
        </FieldNote>
      )}
    </fieldset>
  );
}

const frame = css({ display: "grid", gap: "2", minWidth: "0", "& legend": { marginBottom: "2" } });
const card = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "11",
  paddingInline: "3",
  fontSize: "sm",
  fontWeight: "medium",
});

const KIND_ICONS: Readonly<Record<FeedbackKind, LucideIcon>> = {
  deposit: WalletCards,
  withdraw: Banknote,
  bet: ReceiptText,
  activity: Gift,
  account: CircleUserRound,
  advice: Lightbulb,
  other: BadgeHelp,
};

/** Kinds that make sense on this site. */
function feedbackKinds(): readonly FeedbackKind[] {
  const missing = new Set<FeedbackKind>();
  if (pageAddress("savemoney") === null) missing.add("deposit");
  if (pageAddress("discount") === null) missing.add("activity");
  return FEEDBACK_KINDS.filter((kind) => !missing.has(kind));
}
