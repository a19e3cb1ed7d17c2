// Pictures of every page, dialog and sports view on three widths, for people: `artifacts/contact-sheet.html`.
import { drawn } from "../../browser/axe.ts";
import { takePicture } from "../browser/picture.ts";
import { SIZES } from "./asked-variants.ts";
import { test } from "./timed-test.ts";
import { asked } from "./walks.ts";

for (const { name, parts } of asked)
  for (const viewport of SIZES)
    test.describe(`${name} ${viewport.name}`, () => {
      test.use({ viewport });

      for (const { name: part, walk } of parts)
        test(part, async ({ site, players, sandbox }) => {
          const { page } = site;
          await walk({ site, players, sandbox }, async (what) => {
            await drawn(page);
            const file = `${name.replaceAll(" ", "-")}-${viewport.name}-${what}`;
            await takePicture(page, file, { fullPage: part === "pages" });
          });
        });
    });
