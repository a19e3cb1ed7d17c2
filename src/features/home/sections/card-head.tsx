// Head of a section that is one card: title, a fact, swipeable filters.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Heading, Row } from "#styled/jsx/index.js";

interface CardHeadProps {
  readonly title: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

export function CardHead({ title, note, children }: CardHeadProps) {
  return (
    <Row align="center" gap="4" minHeight="12" paddingInline="4" paddingBlock="2" minWidth="0">
      <Heading flex="none" textStyle="display" size="lg">
        {title}
      </Heading>
      {children === undefined ? null : <div className={tools}>{children}</div>}
      {note ? <p className={fact}>{note}</p> : null}
    </Row>
  );
}

const tools = css({
  display: "flex",
  gap: "1-5",
  minWidth: "0",
  layerStyle: "scrollRow",
  padding: "0-5",
});
const fact = css({
  marginLeft: "auto",
  fontSize: "xs",
  color: "text-muted",
  whiteSpace: "nowrap",
  display: "none",
  "@container (min-width: 40rem)": { display: "block" },
});
