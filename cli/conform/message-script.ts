// Which Chinese script a message is written in.
import { dictionary } from "../locale/dictionary.ts";
import simplified from "../locale/simplified-only.json" with { type: "json" };

const CHINESE = /\p{Script=Han}/u;
/** Of languages that are written with Chinese characters, too. */
const OTHER_LETTERS = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const SIMPLIFIED: ReadonlySet<string> = new Set(simplified.characters);
let traditional: ReadonlySet<string> | undefined;

/** Characters that only traditional texts hold. */
function traditionalOnly(): ReadonlySet<string> {
  const { lines } = dictionary();
  return new Set([...SIMPLIFIED].flatMap((character) => lines.get(character) ?? []));
}

/** `either`: of characters that both scripts share. `other`: no Chinese. */
export function scriptOf(text: string): "simplified" | "traditional" | "either" | "other" {
  if (!CHINESE.test(text) || OTHER_LETTERS.test(text)) return "other";
  const holds = (characters: ReadonlySet<string>) =>
    [...text].some((character) => characters.has(character));
  if (holds(SIMPLIFIED)) return "simplified";
  traditional ??= traditionalOnly();
  return holds(traditional) ? "traditional" : "either";
}
