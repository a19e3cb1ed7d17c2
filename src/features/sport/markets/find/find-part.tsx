import { type ReactNode, useId } from "react";
import { css } from "#styled/css/index.js";

interface FindPartProps {
  readonly title: string;
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part below the field of the search. */
export function FindPart({ title, tool, children }: FindPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <h3 id={id} className={heading}>
          {title}
        </h3>
        {tool}
      </div>
      {children}
    </section>
  );
}

const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "8",
  paddingInline: "3",
});
const heading = css({ color: "text-muted", fontSize: "xs", fontWeight: "semibold" });
