import { Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "../buttons/icon-button.tsx";
import { Input, type InputProps } from "./input.tsx";

/** With a button that shows what is typed, and a word when caps lock is on. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Input
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      onKeyDown={(event) => {
        readCapsLock(event);
        props.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        props.onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      end={
        <>
          <output className={capsNote}>{capsLock && t("password.capsLock")}</output>
          <IconButton
            size="own"
            icon={shown ? EyeOff : Eye}
            label={t(shown ? "password.hide" : "password.show")}
            aria-pressed={shown}
            className={eye}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          />
        </>
      }
    />
  );
}

const capsNote = css({
  flex: "none",
  color: "warning",
  fontSize: "xs",
  fontWeight: "semibold",
});

const eye = css({
  width: "control-sm",
  height: "control-sm",
  borderRadius: "sm",
  marginRight: { base: "-2", desktop: "0" },
});
