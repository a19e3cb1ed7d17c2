// The slip's own keypad for touch: it is part of the page, so the field and the figures stay in view.
import { Delete, Keyboard, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Grid, Stack } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { KEYS, type KeypadKey } from "./stake-keys.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface KeypadProps {
  /** Accessible name. */
  readonly label: string;
  readonly onKey: (key: KeypadKey) => void;
  readonly onMax: () => void;
  readonly onClose: () => void;
  /** Switches to the keyboard of the device. */
  readonly onKeyboard: () => void;
}

export function Keypad({ label, onKey, onMax, onClose, onKeyboard }: KeypadProps) {
  const { t } = useTranslation("sport");
  useEscape(onClose);
  return (
    <fieldset aria-label={t("view.keypad.label", { label })} className={pad}>
      <Grid columns="repeat(3, 1fr)" gap="1-5">
        {KEYS.map((key) => (
          <PlainButton key={key} className={cx(figures, keyStyle)} onClick={() => onKey(key)}>
            {key}
          </PlainButton>
        ))}
      </Grid>
      <Stack gap="1-5">
        <PlainButton
          aria-label={t("view.keypad.delete")}
          className={keyStyle}
          onClick={() => onKey("delete")}
        >
          <Icon as={Delete} />
        </PlainButton>
        <PlainButton className={keyStyle} onClick={onMax}>
          {t("view.max")}
        </PlainButton>
        <PlainButton aria-label={t("view.keypad.system")} className={keyStyle} onClick={onKeyboard}>
          <Icon as={Keyboard} />
        </PlainButton>
        <PlainButton aria-label={t("view.keypad.close")} className={keyStyle} onClick={onClose}>
          <Icon as={X} />
        </PlainButton>
      </Stack>
    </fieldset>
  );
}

/** Closes the keypad only: the sheet around it stays. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      onClose();
    };
    window.addEventListener("keydown", heard, { capture: true });
    return () => window.removeEventListener("keydown", heard, { capture: true });
  }, [onClose]);
}

const pad = css({
  minWidth: "0",
  display: "grid",
  gridTemplateColumns: "3fr 1fr",
  gap: "1-5",
  padding: "2",
  borderRadius: "md",
  background: "surface-sunken",
});
const keyStyle = css({
  display: "grid",
  placeItems: "center",
  minHeight: "11",
  border: "none",
  borderRadius: "sm",
  background: "surface-raised",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "lg",
  fontWeight: "semibold",
  userSelect: "none",
  touchAction: "manipulation",
  _active: { background: "accent-subtle", color: "accent-text" },
});
