// Two charts in one drawing: time and memory by number of brands.

export interface SlopePoint {
  readonly brands: number;
  readonly seconds: number; // brands that were never built; the core is compiled
  readonly unchanged: number; // the same build again
  readonly mebibytes: number; // peak of all processes
}

interface Line {
  readonly name: string;
  readonly colour: string;
  readonly value: (point: SlopePoint) => number;
}

interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly left: number; // left edge
  readonly lines: readonly Line[];
}

const SIZE = { width: 880, height: 360 } as const;
const PLOT = { top: 64, width: 320, height: 220 } as const;

const CHARTS: readonly Chart[] = [
  {
    title: "Time",
    unit: "s",
    left: 70,
    lines: [
      { name: "all new", colour: "#1f6feb", value: ({ seconds }) => seconds },
      { name: "nothing changed", colour: "#8250df", value: ({ unchanged }) => unchanged },
    ],
  },
  {
    title: "Peak memory",
    unit: "MiB",
    left: 510,
    lines: [{ name: "all processes", colour: "#1a7f37", value: ({ mebibytes }) => mebibytes }],
  },
];

export function drawSlope(points: readonly SlopePoint[]): string {
  const charts = CHARTS.map((chart) => drawChart(chart, points)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui, sans-serif" font-size="12" fill="#24292f"><rect width="${SIZE.width}" height="${SIZE.height}" fill="#ffffff"/>${charts}</svg>\n`;
}

function drawChart({ title, unit, left, lines }: Chart, points: readonly SlopePoint[]): string {
  const most = Math.max(...points.map(({ brands }) => brands));
  const top = niceTop(Math.max(...lines.flatMap(({ value }) => points.map(value))));
  const x = (brands: number) => round(left + (brands / most) * PLOT.width);
  const y = (value: number) => round(PLOT.top + PLOT.height * (1 - value / top));
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = y(top * part);
    return `<path d="M${left} ${at}h${PLOT.width}" stroke="#d0d7de"/><text x="${left - 8}" y="${at + 4}" text-anchor="end">${round(top * part)}</text>`;
  });
  const ticks = points
    .filter(({ brands }) => brands / most > 0.08)
    .map(
      ({ brands }) =>
        `<text x="${x(brands)}" y="${PLOT.top + PLOT.height + 20}" text-anchor="middle">${brands}</text>`,
    );
  const drawn = lines.map(({ name, colour, value }, index) => {
    const path = points.map((point) => `${x(point.brands)} ${y(value(point))}`).join("L");
    const dots = points
      .map((point) => `<circle cx="${x(point.brands)}" cy="${y(value(point))}" r="3.5"/>`)
      .join("");
    const key = left + index * 110;
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/><g fill="${colour}">${dots}<rect x="${key}" y="40" width="12" height="4"/></g><text x="${key + 18}" y="46">${name}</text>`;
  });
  const foot = `<text x="${left + PLOT.width / 2}" y="${PLOT.top + PLOT.height + 44}" text-anchor="middle">brands</text>`;
  return `<text x="${left}" y="26" font-size="15" font-weight="600">${title} (${unit})</text>${grid.join("")}${ticks.join("")}${drawn.join("")}${foot}`;
}

/** The next round number: 1, 2, 4 or 8 times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 8].find((step) => step * power >= value) ?? 10) * power;
}

const round = (value: number): number => Math.round(value * 10) / 10;
