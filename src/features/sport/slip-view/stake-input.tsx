import { CircleX } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { figures } from "../../../ui/money.tsx";

interface StakeInputProps {
  readonly id: string;
  readonly typed: string;
  readonly invalid: boolean;
  /** The slip's own keys are used: the device keeps its keyboard back. */
  readonly ownKeys: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

/** Described by the limits and the note that stand beside it. */
export function StakeInput(props: StakeInputProps) {
  const { id, typed, invalid, ownKeys, input, onType, onFocus } = props;
  const { t } = useTranslation("sport");
  const clearAll = () => {
    onType("");
    input.current?.focus();
  };
  return (
    <div className={box} data-invalid={invalid || undefined}>
      <span aria-hidden="true" className={css({ color: "text-muted", fontSize: "sm" })}>
        ¥
      </span>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode={ownKeys ? "none" : "decimal"}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={t("view.placeholder")}
        value={typed}
        aria-invalid={invalid}
        aria-describedby={`${id}-note ${id}-limits`}
        className={cx(figures, field)}
        onFocus={onFocus}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={t("view.clearStake")}
          className={clear}
          onClick={clearAll}
        >
          <Icon as={CircleX} />
        </button>
      )}
    </div>
  );
}

const box = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  height: "control-lg",
  paddingInline: "3",
  border: "[1px solid {colors.border-control}]",
  borderRadius: "md",
  background: "surface-raised",
  _focusWithin: {
    borderColor: "accent",
    boxShadow: "[0 0 0 3px color-mix(in oklch, {colors.accent} 20%, transparent)]",
  },
  "&[data-invalid]": { borderColor: "warning" },
});

const field = css({
  flex: "1",
  width: "0",
  minWidth: "0",
  height: "full",
  border: "none",
  background: "transparent",
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  outline: "none",
  _placeholder: { color: "text-muted", fontSize: "sm", fontWeight: "regular" },
});

const clear = css({
  display: "grid",
  placeItems: "center",
  width: "[2.5rem]",
  height: "[2.5rem]",
  marginRight: "[-0.625rem]",
  border: "none",
  background: "transparent",
  color: "text-muted",
  cursor: "pointer",
  _hover: { color: "text-strong" },
});
