// What stands in two wallets, in the direction in which money moves between them.
import { ArrowRight } from "lucide-react";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { Icon } from "../pictures/icon.tsx";
import { Money } from "./money.tsx";

interface RouteEnd {
  readonly label: string;
  readonly name: string;
  /** Null: not known. */
  readonly cents: number | null;
}

interface MoneyRouteProps {
  readonly from: RouteEnd;
  readonly to: RouteEnd;
  /** In place of an amount that is not known. */
  readonly unknown: string;
}

export function MoneyRoute({ from, to, unknown }: MoneyRouteProps) {
  return (
    <Grid as="dl" columns="repeat(2, minmax(0, 1fr))" gap="3">
      {[from, to].map((end, index) => (
        <div key={index} className={side}>
          <Text as="dt" color="text-muted" size="xs">
            {end.label}
          </Text>
          <dd>
            <span className={name}>{end.name}</span>
            {end.cents === null ? (
              <Text as="span" color="text-muted" size="xs">
                {unknown}
              </Text>
            ) : (
              <Text as="span" color="text-strong" size="lg" weight="bold">
                <Money cents={end.cents} />
              </Text>
            )}
          </dd>
          {index === 0 && (
            <span className={arrow}>
              <Icon as={ArrowRight} />
            </span>
          )}
        </div>
      ))}
    </Grid>
  );
}

const side = css({
  position: "relative",
  display: "grid",
  gap: "1",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  truncate: true,
});
const arrow = css({
  position: "absolute",
  right: "-5",
  top: "1/2",
  translate: "0 -50%",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  width: "7",
  height: "7",
  borderRadius: "pill",
  background: "accent",
  color: "text-on-accent",
});
