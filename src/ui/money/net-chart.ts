// Where the bars of a chart of profit and loss stand.
export interface NetRow {
  readonly key: string;
  readonly netCents: number;
}

interface Bar {
  readonly key: string;
  readonly lost: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Bars {
  readonly bars: readonly Bar[];
  /** Amounts of the scale, from above, with their heights. */
  readonly marks: readonly { readonly cents: number; readonly y: number }[];
  /** Where the line between profit and loss is. */
  readonly zero: number;
  readonly best: number;
  readonly worst: number;
}

const [INSET, WIDEST] = [6, 28] as const;
/** Share of the height. */
const LEAST_APART = 0.14;

export function netBars(
  rows: readonly NetRow[],
  { width, height }: { readonly width: number; readonly height: number },
): Bars {
  const nets = rows.map(({ netCents }) => netCents);
  const best = Math.max(0, ...nets);
  const worst = Math.min(0, ...nets);
  const scale = (height - INSET * 2) / Math.max(1, best - worst);
  const zero = INSET + best * scale;
  const step = width / Math.max(1, rows.length);
  const wide = Math.min(WIDEST, step * 0.7);
  const bars = rows.map(({ key, netCents }, index) => {
    const tall = Math.max(1, Math.abs(netCents) * scale);
    const lost = netCents < 0;
    const x = index * step + (step - wide) / 2;
    return { key, lost, x, y: lost ? zero : zero - tall, width: wide, height: tall };
  });
  const marks = [best, 0, worst]
    .filter((cents, at, all) => all.indexOf(cents) === at)
    .map((cents) => ({ cents, y: zero - cents * scale }))
    // A small one would be written over the zero.
    .filter(({ cents, y }) => cents === 0 || Math.abs(y - zero) >= height * LEAST_APART);
  return { bars, marks, zero, best, worst };
}

/** Which bars have their day written below: as many as fit, at equal distances, the last one among them. */
export function labelled(count: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / most));
  return new Set(
    Array.from({ length: Math.ceil(count / step) }, (_, nth) => count - 1 - nth * step),
  );
}
