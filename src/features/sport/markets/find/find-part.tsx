import { type ReactNode, useId } from "react";
import { Row, Text } from "#styled/jsx/index.js";

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
      <Row align="center" justify="space-between" minHeight="8" paddingInline="3">
        <Text as="h3" id={id} color="text-muted" size="xs" weight="semibold">
          {title}
        </Text>
        {tool}
      </Row>
      {children}
    </section>
  );
}
