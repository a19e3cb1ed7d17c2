// After `npm run pictures`: one page with all pictures.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const DIR = path.join("artifacts", "shots");

export default function contactSheet(): void {
  if (!existsSync(DIR)) return;
  const shots = readdirSync(DIR)
    .filter((file) => /\.(?:jpg|png)$/.test(file))
    .toSorted();
  const figure = (file: string) =>
    `<figure class="${file.includes("-390") ? "phone" : "desk"}"><a href="shots/${file}"><img loading="lazy" src="shots/${file}" alt=""></a><figcaption>${file.replace(/\.\w+$/, "")}</figcaption></figure>`;
  const groups = Map.groupBy(shots, (file) => file.split("-")[0] ?? "");
  const sections = [...groups].map(
    ([brand, files]) => `<h2>${brand}</h2><section>${files.map(figure).join("")}</section>`,
  );
  writeFileSync(
    path.join("artifacts", "contact-sheet.html"),
    `<!doctype html><meta charset="utf-8"><title>Livery contact sheet</title><style>body{font:14px sans-serif;margin:24px;background:#eee}section{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0;background:#fff;padding:8px}img{display:block;width:100%;height:380px;object-fit:cover;object-position:top}.desk{width:520px}.phone{width:190px}figcaption{margin-top:6px}</style>${sections.join("\n")}`,
  );
}
