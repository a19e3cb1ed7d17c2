import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/calls/call-result.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CardFrame } from "./card-frame.tsx";
import { cardLook } from "./card-look.ts";
import { useHeroSlot } from "./hero-slot.ts";

interface CardStateProps<T> {
  readonly result: CallResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** Loading and error states in the size of the card; an empty card is removed. */
export function CardState<T>({ result, children }: CardStateProps<T>) {
  const slot = useHeroSlot();
  return (
    <AsyncView
      result={result}
      skeleton={<CardSkeleton />}
      empty={null}
      errorFrame={cx(cardLook({ slot }), errorWords)}
    >
      {children}
    </AsyncView>
  );
}

export function CardSkeleton() {
  return (
    <CardFrame head={<Skeleton className={line} />} body={<Skeleton />} actions={<Skeleton />} />
  );
}

/** In the colour of the card, which may be dark in both editions. */
const errorWords = css({ "& p": { color: "inherit" } });

const line = css({ width: "3/5", height: "4" });
