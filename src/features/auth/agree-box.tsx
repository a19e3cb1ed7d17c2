import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { brand } from "#brand/brand.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldNote } from "#ui/field-note.tsx";
import type { FieldProps } from "#ui/form/use-rule-form.ts";
import { LinkButton } from "./link-button.tsx";
import { LegalDialog } from "./legal-dialog.tsx";

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
        <LinkButton className={inline} onClick={() => setOpen("terms")}>
          {t("agree.terms")}
        </LinkButton>{" "}
        {t("agree.and")}{" "}
        <LinkButton className={inline} onClick={() => setOpen("privacy")}>
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
const inline = css({
  position: "relative",
  minHeight: "0!",
  _after: { content: '""', position: "absolute", insetBlock: "-2-5", insetInline: "0" },
});
