// Draws the slip on a canvas: one column, as wide as a phone shows it without zooming.
const [WIDTH, SCALE, MARGIN, GAP] = [360, 2, 20, 14] as const;

/** Texts of the slip, composed by the view: the slip itself knows prices, not names. */
export interface SlipPaper {
  readonly title: string;
  readonly legs: readonly {
    /** The backed side. */
    readonly pick: string;
    readonly odds: string;
    /** Play, teams, league. */
    readonly lines: readonly string[];
  }[];
  readonly sums: readonly { readonly label: string; readonly value: string }[];
}

interface Row {
  readonly text: string;
  /** Right-aligned. */
  readonly end?: string;
  readonly colour: "strong" | "muted" | "accent";
  readonly size: number;
  readonly bold?: boolean;
  /** With a line and space above. */
  readonly apart?: boolean;
}

export function drawSlip(paper: SlipPaper): HTMLCanvasElement {
  const rows = slipRows(paper);
  const canvas = document.createElement("canvas");
  const height = rows.reduce((sum, row) => sum + heightOf(row), MARGIN * 2);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const colours = coloursOfEdition();
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, WIDTH, height);
  let top = MARGIN;
  for (const row of rows) {
    drawRow(pen, row, { top, colours });
    top += heightOf(row);
  }
  return canvas;
}

/** Exported without the canvas for tests. */
export function slipRows({ title, legs, sums }: SlipPaper): readonly Row[] {
  return [
    { text: title, colour: "strong", size: 18, bold: true },
    ...legs.flatMap(({ pick, odds, lines }): Row[] => [
      { text: pick, end: odds, colour: "strong", size: 15, bold: true, apart: true },
      ...lines.map((text): Row => ({ text, colour: "muted", size: 12 })),
    ]),
    ...sums.map(({ label, value }, place): Row => ({
      text: label,
      end: value,
      colour: place === sums.length - 1 ? "accent" : "strong",
      size: 13,
      apart: place === 0,
    })),
  ];
}

function drawRow(
  pen: CanvasRenderingContext2D,
  row: Row,
  { top, colours }: { readonly top: number; readonly colours: Colours },
): void {
  const { text, end = "", size, bold = false, apart = false } = row;
  if (apart) {
    pen.fillStyle = colours.line;
    pen.fillRect(MARGIN, top + GAP / 2, WIDTH - MARGIN * 2, 1);
  }
  const base = top + heightOf(row) - size * 0.5;
  pen.font = `${bold ? "bold " : ""}${size}px ${colours.font}`;
  pen.fillStyle = colours[row.colour];
  const room = WIDTH - MARGIN * 2;
  const taken = end === "" ? 0 : pen.measureText(end).width + GAP;
  pen.textAlign = "left";
  // Long text is condensed, never cut.
  pen.fillText(text, MARGIN, base, room - taken);
  pen.textAlign = "right";
  pen.fillText(end, WIDTH - MARGIN, base);
}

function heightOf({ size, apart = false }: Row): number {
  return Math.round(size * 1.6) + (apart ? GAP : 0);
}

interface Colours extends Record<Row["colour"], string> {
  readonly ground: string;
  readonly line: string;
  readonly font: string;
}

/** From the computed style of the page. */
function coloursOfEdition(): Colours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) =>
    style.getPropertyValue(`--color-${name}`).trim() || otherwise;
  return {
    ground: colour("surface", "#ffffff"),
    strong: colour("text-strong", "#111111"),
    muted: colour("text-muted", "#555555"),
    accent: colour("accent-text", "#111111"),
    line: colour("border", "#dddddd"),
    font: getComputedStyle(document.body).fontFamily || "sans-serif",
  };
}
