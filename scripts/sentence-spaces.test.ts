// A sentence that ends in a full-width mark brings its own room: no space is put behind it (contract/join-text.ts).
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const FILLED = /t\("([\w.:-]+)"(?:, \{[^}]*\})?\)\}\{" "\}/g;
const ENDED = /[。，；：！？]$/;

/** Texts of all namespaces with this key. */
function textsOf(key: string): readonly string[] {
  const [name = ""] = key.split(":").slice(-1);
  return globSync("src/locales/zh-CN/*.json", { cwd: ROOT }).flatMap((file) => {
    const tree: unknown = JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
    const text = name
      .split(".")
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], tree);
    return typeof text === "string" ? [text] : [];
  });
}

function spacedSentences(source: string): string[] {
  return [...source.matchAll(FILLED)]
    .map(([, key = ""]) => key)
    .filter((key) => textsOf(key).some((text) => ENDED.test(text)));
}

it("no space stands behind a full stop", () => {
  const files = globSync("src/**/*.tsx", { cwd: ROOT, exclude: ["**/*.test.tsx"] });
  const found = files.flatMap((file) =>
    spacedSentences(readFileSync(path.join(ROOT, file), "utf8")).map((key) => `${file}: ${key}`),
  );
  expect(found).toEqual([]);
});

it("finds a planted one", () => {
  expect(spacedSentences('{t("reality.kept")}{" "}')).toEqual(["reality.kept"]);
});
