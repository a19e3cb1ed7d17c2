import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Card } from "#ui/card.tsx";

interface KitPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function KitPanel({ title, children }: KitPanelProps) {
  return (
    <Card
      className={css({
        display: "grid",
        alignContent: "start",
        gap: "3",
        padding: "card-pad",
        minWidth: "0",
      })}
    >
      <h3 className={css({ fontSize: "sm", fontWeight: "medium" })}>{title}</h3>
      {children}
    </Card>
  );
}

export const kitRow = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
