// Terms and privacy in a dialog of their own; the one leads to the other, and what is typed stays.
import { useTranslation } from "react-i18next";
import type { LegalName } from "#contract/legal.ts";
import { LegalPaper } from "#session/site/legal-paper.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Segmented } from "#ui/segmented.tsx";

interface LegalDialogProps {
  readonly name: LegalName;
  readonly onChange: (name: LegalName) => void;
  readonly onClose: () => void;
}

const NAMES = ["terms", "privacy"] as const;

export function LegalDialog({ name, onChange, onClose }: LegalDialogProps) {
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
