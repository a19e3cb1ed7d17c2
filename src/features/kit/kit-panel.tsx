import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Card, Text } from "#styled/jsx/index.js";

interface KitPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function KitPanel({ title, children }: KitPanelProps) {
  return (
    <Card alignContent="start" gap="3" padding="card-pad">
      <Text as="h3" size="sm" weight="medium">
        {title}
      </Text>
      {children}
    </Card>
  );
}

export const kitRow = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
