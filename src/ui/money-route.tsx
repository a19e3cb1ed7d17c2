// What stands in two wallets, in the direction in which money moves between them.
import { ArrowRight } from "lucide-react";
import { css } from "#styled/css/index.js";
import { Icon } from "./icon.tsx";
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
    <dl className={route}>
      {[from, to].map((end, index) => (
        <div key={index} className={side}>
          <dt className={muted}>{end.label}</dt>
          <dd>
            <span className={name}>{end.name}</span>
            {end.cents === null ? (
              <span className={muted}>{unknown}</span>
            ) : (
              <Money cents={end.cents} className={sum} />
            )}
          </dd>
          {index === 0 && (
            <span className={arrow}>
              <Icon as={ArrowRight} />
            </span>
          )}
        </div>
      ))}
    </dl>
  );
}

const route = css({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3" });
const side = css({
  position: "relative",
  display: "grid",
  gap: "1",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const muted = css({ color: "text-muted", fontSize: "xs" });
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  truncate: true,
});
const sum = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const arrow = css({
  position: "absolute",
  right: "-5",
  top: "1/2",
  translate: "[0 -50%]",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  width: "7",
  height: "7",
  borderRadius: "pill",
  background: "accent",
  color: "text-on-accent",
});
