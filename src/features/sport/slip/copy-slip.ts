// The slip to hand on: as text, and as a picture in the colours of the edition that is shown.
import { copyText } from "../../../ui/copy-text.ts";
import { drawSlip } from "./draw-slip.ts";

/** The words of it, composed by the view: the slip itself knows prices, not their names. */
export interface SlipPaper {
  readonly title: string;
  readonly legs: readonly {
    /** What is backed, and its price. */
    readonly pick: string;
    readonly odds: string;
    /** Play, teams, league. */
    readonly lines: readonly string[];
  }[];
  readonly sums: readonly { readonly label: string; readonly value: string }[];
}

/** To the clipboard, and said so. */
export function copySlipText(paper: SlipPaper): Promise<void> {
  return copyText(slipText(paper));
}

export function slipText({ title, legs, sums }: SlipPaper): string {
  const blocks = legs.map(({ pick, odds, lines }) => [`${pick} @ ${odds}`, ...lines].join("\n"));
  const figures = sums.map(({ label, value }) => `${label}：${value}`).join("\n");
  return [title, ...blocks, figures].filter((block) => block !== "").join("\n\n");
}

/** @returns where it went: browsers that keep pictures off the clipboard get a file */
export async function copySlipImage(paper: SlipPaper, name: string): Promise<"copied" | "saved"> {
  const picture = pictureOf(drawSlip(paper));
  try {
    // Given the promise at once: some browsers take nothing that comes later than the press.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: picture })]);
    return "copied";
  } catch {
    save(await picture, name);
    return "saved";
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser draws no pictures."));
      else resolve(blob);
    }, PNG);
  });
}

function save(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.png`;
  link.click();
  // The download has begun; some browsers read the address a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const PNG = "image/png";
