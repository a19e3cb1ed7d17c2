import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

interface WalletSumProps {
  readonly name: string;
  readonly cents: number | null;
  readonly note?: ReactNode;
}

export function WalletSum({ name, cents, note: below }: WalletSumProps) {
  return (
    <div className={sum}>
      <Text as="dt" color="text-muted" size="sm">
        {name}
      </Text>
      <dd>
        <Figure cents={cents} className={medium} />
        <span className={note}>{below}</span>
      </dd>
    </div>
  );
}

/** A sum, or its place until it is known. */
export function Figure({
  cents,
  className,
}: {
  readonly cents: number | null;
  readonly className: string;
}) {
  if (cents === null) return <Skeleton className={wait} />;
  return <Money cents={cents} className={className} />;
}

const note = css({ display: "block", minHeight: "4", color: "text-muted", fontSize: "xs" });
const medium = css({ color: "text-strong", fontSize: "xl", fontWeight: "bold" });
const sum = css({
  paddingLeft: { base: "0", desktop: "6" },
  borderLeft: { desktop: "thin" },
});
const wait = css({ width: "32", height: "8" });
