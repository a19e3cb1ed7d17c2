import type { LucideIcon } from "lucide-react";
import { css, cx } from "#styled/css/index.js";
import { Heading, Text } from "#styled/jsx/index.js";
import { cardStyle } from "./card-style.ts";
import { Icon } from "../pictures/icon.tsx";

interface FactCardsProps {
  readonly facts: readonly {
    readonly icon: LucideIcon;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Short facts side by side, each with its sign. */
export function FactCards({ facts }: FactCardsProps) {
  return (
    <ul className={grid}>
      {facts.map(({ icon, title, text }) => (
        <li key={title} className={cx(cardStyle, card)}>
          <span className={sign}>
            <Icon as={icon} />
          </span>
          <div>
            <Heading as="h3" size="md">
              {title}
            </Heading>
            <Text marginTop="1" color="text-muted" size="sm">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: { base: "3", desktop: "4" },
});

const card = css({
  display: "flex",
  flexDirection: { base: "row", desktop: "column" },
  gap: { base: "4", desktop: "4" },
  padding: "card-pad",
});

const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "11",
  height: "11",
  borderRadius: "md",
  background: "accent-subtle",
  color: "accent-text",
  fontSize: "xl",
});
