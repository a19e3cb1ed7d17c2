import type { ReactNode } from "react";
import { Heading, Stack } from "#styled/jsx/index.js";

interface FactPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of what is known about a match. */
export function FactPart({ title, children }: FactPartProps) {
  return (
    <Stack as="section" aria-label={title} gap="3" minWidth="0">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
