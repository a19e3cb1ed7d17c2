import { CircleX } from "lucide-react";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css, cx } from "#styled/css/index.js";
import { useComposedText } from "./composed-text.ts";
import { fieldBox, fieldInput } from "./field-style.ts";
import { Icon } from "./icon.tsx";
import { figures } from "./money.tsx";
import { PlainButton } from "./plain-button.tsx";

export interface AmountInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  /** As it is typed: what is no amount stays to be corrected. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly invalid: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Buttons inside the box. */
  readonly end?: ReactNode;
  readonly large?: boolean;
  /** In a line with other things: as low as its text, without sign and button. */
  readonly small?: boolean;
}

/** The box of an amount, without label and note. */
export function AmountInput(props: AmountInputProps) {
  const {
    value,
    onChange,
    invalid,
    ref,
    end,
    readOnly = false,
    large = false,
    small = false,
    className,
    ...rest
  } = props;
  const { t } = useTranslation("ui");
  const typing = useComposedText<HTMLInputElement>(
    value,
    (text) => onChange(typedAmount(text).text),
    ref,
  );
  const clear = () => {
    onChange("");
    ref.current?.focus();
  };
  return (
    <div className={cx(fieldBox, large && tall, small && low)} data-invalid={invalid || undefined}>
      {!small && (
        <span aria-hidden="true" className={large ? largeSign : sign}>
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
        readOnly={readOnly}
        aria-invalid={invalid}
        className={cx(
          figures,
          fieldInput,
          amount,
          large && largeAmount,
          small && smallAmount,
          className,
        )}
      />
      {typing.value !== "" && !readOnly && !small && (
        <PlainButton aria-label={t("amount.clear")} className={cross} onClick={clear}>
          <Icon as={CircleX} />
        </PlainButton>
      )}
      {end}
    </div>
  );
}

const low = css({
  height: { base: "9!", desktop: "7-5!" },
  paddingInline: "1-5!",
  borderRadius: "sm!",
});
const smallAmount = css({ fontSize: "sm!", textAlign: "right" });
const tall = css({ height: "15!", paddingInline: "4!" });
const sign = css({ color: "text-muted", fontSize: "sm" });
const largeSign = css({ color: "text-muted", fontSize: "xl" });
const largeAmount = css({ fontSize: "2xl!" });

const amount = css({
  fontSize: "xl",
  fontWeight: "bold",
  _placeholder: { color: "text-muted", fontSize: "sm", fontWeight: "regular" },
});

const cross = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "10",
  height: "10",
  marginRight: "-2-5",
  color: "text-muted",
  cursor: "pointer",
  _hover: { color: "text-strong" },
  // Its ring is not cut by a button beside it.
  _focusVisible: { position: "relative", zIndex: "1" },
});
