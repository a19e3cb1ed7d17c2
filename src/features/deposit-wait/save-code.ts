// A payment code as a picture, which wallet apps read from the album of the phone that shows it.
import { encode } from "uqr";
import { saveBlob } from "#lib/save-file.ts";
import { qrPath } from "#ui/qr-code.tsx";

/** Pixels of one module: cameras and apps read it from any screen. */
const MODULE = 12;
/** Modules of light around the code, as its standard asks for. */
const QUIET = 4;

export async function saveCode(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const canvas = document.createElement("canvas");
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const drawing = canvas.getContext("2d");
  if (drawing === null) return;
  // Light in both editions, or cameras miss it.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.scale(MODULE, MODULE);
  drawing.fillStyle = "black";
  const code = new Path2D(qrPath(data));
  drawing.clip(code);
  drawing.fillRect(0, 0, size, size);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (picture !== null) saveBlob(name, picture);
}
