// Characters that OpenCC converts and never writes (not 后, 里, 干). Update:
// `npx node cli/locale/simplified-only.ts > cli/locale/simplified-only.json`
import { dictionary, type Dictionary } from "./dictionary.ts";

export function simplifiedOnly({ lines, traditionalCharacters }: Dictionary): string {
  const traditional = traditionalCharacters();
  return [...lines]
    .filter(([from, to]) => [...from].length === 1 && from !== to && !traditional.has(from))
    .map(([from]) => from)
    .toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join("");
}

if (import.meta.main) {
  const file = {
    about:
      "Characters no traditional text holds, from OpenCC's data by cli/locale/simplified-only.ts.",
    characters: simplifiedOnly(dictionary()),
  };
  process.stdout.write(`${JSON.stringify(file, null, 2)}\n`);
}
