// A text field that filters a list, or rewrites its text, waits for the input method (src/ui/fields/composed-text.ts).
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Handlers of fields that React holds, with what they do; of a form's fields `keptTextHandlers` waits. */
const HANDLER = /<(input|Input|textarea)\b[^>]*?onChange=\{(\(.*?\)) =>([\s\S]*?)\}\n/g;

function early(source: string): string[] {
  return (
    [...source.matchAll(HANDLER)]
      .filter(([element = "", , , body = ""]) => !takesNoText(element) && /\.value\b/.test(body))
      .map(([, , , body = ""]) => body.trim())
      // Keeping the text as it is disturbs no composition.
      .filter((body) => !/^(?:onChange|draft\.setText)\(\w*\.?\w*\.value\)|isComposing/.test(body))
  );
}

const takesNoText = (element: string) => /type="(?:date|file|radio|range|checkbox)"/.test(element);

it("no text field acts on what is being composed", () => {
  const files = globSync("src/{app,domain,features,session,ui}/**/*.tsx", {
    cwd: ROOT,
    exclude: ["**/*.test.tsx"],
  });
  const found = files.flatMap((file) =>
    early(readFileSync(path.join(ROOT, file), "utf8")).map((body) => `${file}: ${body}`),
  );
  expect(found).toEqual([]);
});

it("finds a field that searches at once", () => {
  const planted = `<input
    type="search"
    value={search}
    onChange={({ target }) => setSearch(target.value)}
  />`;
  expect(early(planted)).toEqual(["setSearch(target.value)"]);
});
