// The slip's own keys for touch: they stand in the page, so that field and figures stay in view.
import { Delete, Keyboard, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { figures } from "../../../ui/money.tsx";
import { KEYS, type KeypadKey } from "./stake-keys.ts";

interface KeypadProps {
  /** Spoken: what is typed. */
  readonly label: string;
  readonly onKey: (key: KeypadKey) => void;
  readonly onMax: () => void;
  readonly onClose: () => void;
  /** To the keyboard of the device. */
  readonly onKeyboard: () => void;
}

export function Keypad({ label, onKey, onMax, onClose, onKeyboard }: KeypadProps) {
  const { t } = useTranslation("sport");
  useEscape(onClose);
  return (
    <fieldset aria-label={t("view.keypad.label", { label })} className={pad}>
      <div className={digits}>
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={cx(figures, keyStyle)}
            onClick={() => onKey(key)}
          >
            {key}
          </button>
        ))}
      </div>
      <div className={side}>
        <button
          type="button"
          aria-label={t("view.keypad.delete")}
          className={keyStyle}
          onClick={() => onKey("delete")}
        >
          <Icon as={Delete} />
        </button>
        <button type="button" className={keyStyle} onClick={onMax}>
          {t("view.max")}
        </button>
        <button
          type="button"
          aria-label={t("view.keypad.system")}
          className={keyStyle}
          onClick={onKeyboard}
        >
          <Icon as={Keyboard} />
        </button>
        <button
          type="button"
          aria-label={t("view.keypad.close")}
          className={keyStyle}
          onClick={onClose}
        >
          <Icon as={X} />
        </button>
      </div>
    </fieldset>
  );
}

/** Closes the keys and nothing else: the sheet around them stays. */
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
  border: "none",
  minWidth: "0",
  display: "grid",
  gridTemplateColumns: "[3fr 1fr]",
  gap: "[0.375rem]",
  padding: "2",
  borderRadius: "md",
  background: "surface-sunken",
});
const digits = css({ display: "grid", gridTemplateColumns: "[repeat(3, 1fr)]", gap: "[0.375rem]" });
const side = css({ display: "grid", gap: "[0.375rem]" });
const keyStyle = css({
  display: "grid",
  placeItems: "center",
  minHeight: "[2.75rem]",
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
