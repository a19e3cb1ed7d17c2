import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LegalName } from "#contract/legal.ts";
import { brand } from "#brand/brand.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { FieldNote } from "#ui/fields/field-note.tsx";
import type { FieldProps } from "#ui/form/use-rule-form.ts";
import { LinkButton } from "./form/link-button.tsx";
import { LegalPaper } from "#session/parts/legal-paper.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";

interface AgreeBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly field: Pick<FieldProps, "ref" | "error">;
}

/** Age and consent, with both documents at hand. */
export function AgreeBox({ checked, onChange, field: { ref, error } }: AgreeBoxProps) {
  const { t } = useTranslation("auth");
  const errorId = useId();
  const [open, setOpen] = useState<LegalName | null>(null);
  return (
    <div>
      <Checkbox
        ref={ref}
        checked={checked}
        onChange={onChange}
        errorId={error === undefined ? undefined : errorId}
      >
        {t("agree.before", { age: brand().legal.minimumAge })}{" "}
        <LinkButton inText onClick={() => setOpen("terms")}>
          {t("agree.terms")}
        </LinkButton>{" "}
        {t("agree.and")}{" "}
        <LinkButton inText onClick={() => setOpen("privacy")}>
          {t("agree.privacy")}
        </LinkButton>
      </Checkbox>
      {error !== undefined && (
        <FieldNote id={errorId} tone="error">
          {error}
        </FieldNote>
      )}
      {open !== null && (
        <LegalDialog name={open} onChange={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

// In a line of text, with room for a finger above and below.

// Terms and privacy in a dialog of their own; the one leads to the other, and what is typed stays.
interface LegalDialogProps {
  readonly name: LegalName;
  readonly onChange: (name: LegalName) => void;
  readonly onClose: () => void;
}

const NAMES = ["terms", "privacy"] as const;

function LegalDialog({ name, onChange, onClose }: LegalDialogProps) {
  const { t } = useTranslation("auth");
  return (
    <Dialog open size="lg" title={t(`agree.${name}`)} onClose={onClose}>
      <Segmented
        label={t("legal.choice")}
        options={NAMES.map((value) => ({ value, label: t(`agree.${value}`) }))}
        value={name}
        onChange={onChange}
      />
      <LegalPaper
        key={name}
        name={name}
        label={t(`agree.${name}`)}
        error={t("legal.error")}
        effective={(date) => t("legal.effective", { date })}
      />
    </Dialog>
  );
}
