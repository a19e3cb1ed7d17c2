// What has come of the last press, where a line for it is kept: screen readers say it when it appears.
import { CircleCheck } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { css } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface DoneLineProps {
  readonly ref?: Ref<HTMLOutputElement>;
  /** Nothing of it is seen before there is something to say. */
  readonly children: ReactNode;
}

/** With a `ref` it can take the focus of a button that is gone. */
export function DoneLine({ ref, children }: DoneLineProps) {
  return (
    <output ref={ref} tabIndex={ref === undefined ? undefined : -1} className={line}>
      {children}
    </output>
  );
}

interface DoneNoteProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function DoneNote({ title, children }: DoneNoteProps) {
  return (
    <span className={box}>
      <Icon as={CircleCheck} />
      <span>
        <b className={strong}>{title}</b>
        {children}
      </span>
    </span>
  );
}

// Out of the flow an empty line takes no gap.
const line = css({ outline: "none", _empty: { position: "absolute" } });
const box = css({
  display: "flex",
  gap: "2-5",
  padding: "3",
  borderRadius: "md",
  background: "success-subtle",
  fontSize: "xs",
  "& > svg": { marginTop: "0-2em", color: "success" },
});
const strong = css({ display: "block", color: "text-strong", fontSize: "sm" });
