// Before the first code goes out: does the player know the number behind the mask?
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { figures } from "../../../ui/money.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { hiddenDigits } from "../rules.ts";
import { fingerSize } from "./finger-size.ts";
import { fullPhone } from "./full-phone.ts";

interface SafetyCheckProps {
  /** Masked. */
  readonly phone: string;
  /** The digits given before were not the right ones. */
  readonly wrong: boolean;
  readonly onClose: () => void;
  /** @param phone the number by what was typed */
  readonly onSure: (phone: string) => void;
}

export function SafetyCheck({ phone, wrong, onClose, onSure }: SafetyCheckProps) {
  const { t } = useTranslation("auth");
  const formId = useId();
  const [digits, setDigits] = useState("");
  const [tried, setTried] = useState(wrong);
  const full = hiddenDigits(digits) === null ? fullPhone(phone, digits) : null;
  return (
    <Dialog
      open
      title={t("device.check.title")}
      onClose={onClose}
      actions={
        <>
          <Button className={fingerSize} onClick={onClose}>
            {t("device.check.cancel")}
          </Button>
          <Button type="submit" form={formId} tone="primary" className={fingerSize}>
            {t("device.check.sure")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={frame}
        onSubmit={(event) => {
          event.preventDefault();
          // A portal's events still rise through React to the form behind it.
          event.stopPropagation();
          setTried(true);
          if (full !== null) onSure(full);
        }}
      >
        <p>{t("device.check.text")}</p>
        <p className={`${masked} ${figures}`}>{phone}</p>
        <Input
          label={t("device.check.label")}
          value={digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={tried && full === null ? t("rule.hiddenDigits") : undefined}
          onChange={(event) => setDigits(event.target.value.replaceAll(/\s/g, ""))}
        />
      </form>
    </Dialog>
  );
}

const frame = css({ display: "grid", gap: "4" });
const masked = css({
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  letterSpacing: "[0.08em]",
  textAlign: "center",
});
