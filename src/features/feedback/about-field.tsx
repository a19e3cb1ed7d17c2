import { ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AboutKind } from "#contract/messages.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { field, fieldBox, fieldLabel } from "#ui/fields/field-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
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
            <Text as="span" color="text-muted">
              {t(`about.${kind}.choose`)}
            </Text>
          ) : (
            <>
              <Text as="span" flex="1" minWidth="0" truncate>
                {value.title}
              </Text>
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
  fontSize: "sm",
  textAlign: "left",
  "& > svg": { marginLeft: "auto" },
});
const number = css({ flex: "none", color: "text-muted", fontSize: "xs", textStyle: "figures" });
