import { CircleX } from "lucide-react";
import type { ComponentProps, FocusEvent, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { tidyAmount } from "#lib/text/amount-text.ts";
import { useComposedText } from "./composed-text.ts";
import { fieldEdge, fieldInput } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";
import { figures } from "../money/money.tsx";
import { PlainButton } from "../buttons/plain-button.tsx";

export interface AmountInputProps extends Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "size"
> {
  /** As it is typed: what is no amount stays to be corrected. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly invalid: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Buttons inside the box. */
  readonly end?: ReactNode;
  /** `sm` stands in a line with other things: as low as its text, without sign and button. */
  readonly size?: "sm" | "md" | "lg";
}

/** The box of an amount, without label and note. Left, equal amounts look equal. */
export function AmountInput(props: AmountInputProps) {
  const {
    value,
    onChange,
    invalid,
    ref,
    end,
    readOnly = false,
    size = "md",
    className,
    onBlur,
    ...rest
  } = props;
  const { t } = useTranslation("ui");
  const typing = useComposedText<HTMLInputElement>(
    value,
    (text) => onChange(typedAmount(text).text),
    ref,
  );
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = tidyAmount(value);
    // Without a keyboard of the device, buttons of the page go on typing.
    if (text !== value && !readOnly && rest.inputMode !== "none") onChange(text);
    onBlur?.(event);
  };
  const clear = () => {
    onChange("");
    ref.current?.focus();
  };
  return (
    <div className={cx(fieldEdge, box({ size }))} data-invalid={invalid || undefined}>
      {size !== "sm" && (
        <span aria-hidden="true" className={sign({ size })}>
          ¥
        </span>
      )}
      <input
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        type="text"
        {...typing}
        onBlur={leave}
        readOnly={readOnly}
        aria-invalid={invalid}
        className={cx(figures, fieldInput, amount({ size }), className)}
      />
      {typing.value !== "" && !readOnly && size !== "sm" && (
        <PlainButton aria-label={t("amount.clear")} className={cross} onClick={clear}>
          <Icon as={CircleX} />
        </PlainButton>
      )}
      {end}
    </div>
  );
}

const box = cva({
  base: { display: "flex", alignItems: "center", gap: "2" },
  variants: {
    size: {
      sm: {
        height: { base: "9", desktop: "7-5" },
        paddingInline: "1-5",
        borderRadius: "sm",
      },
      md: { height: "control-lg", paddingInline: "3", borderRadius: "md" },
      lg: { height: "15", paddingInline: "4", borderRadius: "md" },
    },
  },
});
const sign = cva({
  base: { color: "text-muted" },
  variants: { size: { md: { fontSize: "sm" }, lg: { fontSize: "xl" } } },
});
const amount = cva({
  base: {
    fontWeight: "bold",
    _placeholder: { color: "text-muted", fontSize: "sm", fontWeight: "regular" },
  },
  variants: {
    size: {
      sm: { fontSize: "sm", textAlign: "right" },
      md: { fontSize: "xl" },
      lg: { fontSize: "2xl" },
    },
  },
});

const cross = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "10",
  height: "10",
  marginRight: "-2-5",
  color: "text-muted",
  _hover: { color: "text-strong" },
  // Its ring is not cut by a button beside it.
  _focusVisible: { position: "relative", zIndex: "1" },
});
