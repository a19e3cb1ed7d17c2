import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "../buttons/button.tsx";
import { Icon } from "../pictures/icon.tsx";

interface SubmitButtonProps {
  /** False: it looks disabled, but a press says what is missing. */
  readonly ready: boolean;
  /** Never really disabled: the focus would fall off the dialog. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ ready, pending, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="lg"
      block
      aria-disabled={!ready || pending}
      aria-busy={pending || undefined}
      className={button}
    >
      {pending && <Icon as={LoaderCircle} className={spinner} />}
      {children}
    </Button>
  );
}

const button = css({
  "&[aria-disabled=true], &[aria-disabled=true]:enabled:is(:hover, :active)": {
    background: "surface-sunken",
    color: "text-muted",
  },
});

const spinner = css({ animation: "spin 700ms linear infinite" });
