// A full-width full stop includes its space, so no other space follows a sentence (contract/join-text.ts).
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const FILLED = /t\("([\w.:-]+)"(?:, \{[^}]*\})?\)\}\{" "\}/g;
const ENDED = /[。，；：！？]$/;

const NAMESPACES = globSync("src/locales/zh-CN/*.json", { cwd: ROOT }).map((file): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, file), "utf8")),
);

/** The texts with this key, in all namespaces. */
function textsOf(key: string): readonly string[] {
  const [name = ""] = key.split(":").slice(-1);
  return NAMESPACES.flatMap((tree) => {
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
