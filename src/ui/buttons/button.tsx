import type { ComponentProps } from "react";
import { css, cx } from "#styled/css/index.js";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Keeps the width, shows a spinner and takes no press. */
    readonly loading?: boolean;
  };

export function Button({
  tone,
  size,
  block,
  loading = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
      className={cx(buttonStyle({ tone, size, block }), className)}
    >
      {loading && <span className={spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

const spinner = css({
  width: "em",
  height: "em",
  borderRadius: "pill",
  border: "[2px solid currentColor]",
  borderRightColor: "transparent",
  animation: "spin 700ms linear infinite",
});
