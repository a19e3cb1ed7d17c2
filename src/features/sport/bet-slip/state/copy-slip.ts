// Copies the slip to share it: as text, or as a picture in the colours of the edition on view.
import { canShareFile, shareFile } from "#lib/browser/share-file.ts";
import { copyText } from "#ui/actions/copy-text.ts";
import { drawSlip, type SlipPaper } from "./draw-slip.ts";

/** Copies to the clipboard and confirms with a toast. */
export function copySlipText(paper: SlipPaper): Promise<void> {
  return copyText(slipText(paper));
}

export function slipText({ title, legs, sums }: SlipPaper): string {
  const blocks = legs.map(({ pick, odds, lines }) => [`${pick} @ ${odds}`, ...lines].join("\n"));
  const figures = sums.map(({ label, value }) => `${label}：${value}`).join("\n");
  return [title, ...blocks, figures].filter((block) => block !== "").join("\n\n");
}

/** @returns where the picture went: browsers that cannot copy pictures save a file */
export async function copySlipImage(paper: SlipPaper, name: string): Promise<"copied" | "saved"> {
  const picture = pictureOf(drawSlip(paper));
  try {
    // Pass the promise synchronously: some browsers accept nothing later than the press.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: picture })]);
    return "copied";
  } catch {
    save(await picture, name);
    return "saved";
  }
}

export async function saveSlipImage(paper: SlipPaper, name: string): Promise<void> {
  save(await pictureOf(drawSlip(paper)), name);
}

/** Whether the device hands files to other applications. */
export function canShareImages(): boolean {
  return canShareFile(fileOf("a"));
}

export async function shareSlipImage(paper: SlipPaper, name: string): Promise<void> {
  await shareFile(fileOf(name, await pictureOf(drawSlip(paper))));
}

function fileOf(name: string, picture: Blob = new Blob([])): File {
  return new File([picture], `${name}.png`, { type: PNG });
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
  // Some browsers read the URL a little after the download started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const PNG = "image/png";
