import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FeedbackKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { FieldNote } from "#ui/field-note.tsx";
import { fieldLabel } from "#ui/field-style.ts";
import { Icon } from "#ui/icon.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { feedbackKinds, KIND_ICONS } from "./feedback-kinds.ts";

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
      <div className={grid}>
        {feedbackKinds().map((kind) => (
          <RadioCard
            key={kind}
            name={name}
            checked={kind === value}
            className={card}
            onChoose={() => onChange(kind)}
          >
            <Icon as={KIND_ICONS[kind]} />
            {t(`kind.${kind}`)}
          </RadioCard>
        ))}
      </div>
      {error !== undefined && (
        <FieldNote id={`${name}-note`} tone="error">
          {error}
        </FieldNote>
      )}
    </fieldset>
  );
}

const frame = css({ display: "grid", gap: "2", minWidth: "0", "& legend": { marginBottom: "2" } });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: "2",
});
const card = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "11",
  paddingInline: "3",
  borderRadius: "md!",
  fontSize: "sm",
  fontWeight: "medium",
});
