import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const IN_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

export function licencesOf(modules: readonly string[]): string {
  const folders = modules.flatMap((id) => {
    // Rollup marks generated modules with a zero byte.
    const file = id.replaceAll("\0", "").split(path.sep).join("/");
    return IN_PACKAGE.exec(file)?.[1] ?? [];
  });
  return [...new Set(folders)]
    .map(termsOf)
    .toSorted()
    .join(`\n${"-".repeat(72)}\n\n`);
}

function termsOf(folder: string): string {
  const facts = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|notice)\b/i.test(name));
  const texts = files.map((name) => readFileSync(path.join(folder, name), "utf8").trim());
  return `${[`${facts.name} ${facts.version} (${facts.license ?? "see below"})`, ...texts].join("\n\n")}\n`;
}
