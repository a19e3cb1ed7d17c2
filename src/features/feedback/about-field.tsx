import { ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AboutKind } from "#contract/messages.ts";
import { css, cx } from "#styled/css/index.js";
import { field, fieldBox, fieldLabel } from "#ui/field-style.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { AboutDialog } from "./about-dialog.tsx";
import type { About } from "./feedback-draft.ts";

interface AboutFieldProps {
  readonly kind: AboutKind;
  readonly value: About | null;
  readonly onChange: (about: About | null) => void;
}

/** The record that the feedback is about; it may be left out. */
export function AboutField({ kind, value, onChange }: AboutFieldProps) {
  const { t } = useTranslation("feedback");
  const [open, setOpen] = useState(false);
  return (
    <div className={field}>
      <span className={fieldLabel}>{t(`about.${kind}.label`)}</span>
      <div className={cx(fieldBox, css({ paddingRight: "1" }))}>
        <PlainButton className={press} onClick={() => setOpen(true)}>
          {value === null ? (
            <span className={css({ color: "text-muted" })}>{t(`about.${kind}.choose`)}</span>
          ) : (
            <>
              <span className={name}>{value.title}</span>
              {kind !== "reward" && <span className={number}>{value.id}</span>}
            </>
          )}
          {value === null && <Icon as={ChevronRight} />}
        </PlainButton>
        {value !== null && (
          <IconButton size="sm" icon={X} label={t("about.remove")} onClick={() => onChange(null)} />
        )}
      </div>
      {open && (
        <AboutDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(about) => {
            onChange(about);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const press = css({
  flex: "1",
  display: "flex",
  alignItems: "center",
  gap: "3",
  minWidth: "0",
  height: "full",
  color: "inherit",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "left",
  "& > svg": { marginLeft: "auto" },
});
const name = css({ flex: "1", minWidth: "0", truncate: true });
const number = css({ flex: "none", color: "text-muted", fontSize: "xs", textStyle: "figures" });
