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
  /** Where the line between profit and loss is. */
  readonly zero: number;
  readonly best: number;
  readonly worst: number;
}

const [INSET, WIDEST] = [6, 28] as const;

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
  return { bars, zero, best, worst };
}
