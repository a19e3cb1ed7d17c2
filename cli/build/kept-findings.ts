// What an earlier build found out about drawings and texts: a brand whose colours change keeps both. Holding
// its drawings against the rules takes longer than stamping them, and reading OpenCC's data than converting.
import { soundDrawings, trustDrawings } from "../brand/asset-rules.ts";
import { convertedTexts, trustConverted } from "../locale/converter.ts";
import { readKept, writeKept } from "../cache/kept-json.ts";

interface Kept {
  /** Digest of everything but the brands: the rules, the words and OpenCC among it. */
  readonly shared: string;
  /** Digests of drawings without a problem. */
  readonly sound: readonly string[];
  /** zh-CN and zh-TW. */
  readonly converted: readonly (readonly [string, string])[];
}

const VERSION = 1;

/** The latest are kept: those of a few dozen brands. */
const MOST = 2000;

/** @returns what writes down those this process has found since */
export function recallFindings(file: string, shared: string): () => void {
  const kept = readKept<Kept>(file, VERSION);
  if (kept?.shared === shared) {
    trustDrawings(kept.sound);
    trustConverted(kept.converted);
  }
  const count = () => soundDrawings().length + convertedTexts().length;
  const before = count();
  return () => {
    if (count() === before) return;
    const sound = soundDrawings().slice(-MOST);
    const converted = convertedTexts().slice(-MOST);
    try {
      writeKept(file, VERSION, { shared, sound, converted } satisfies Kept);
    } catch {
      // What was built is built, whether this can be written down or not.
    }
  };
}
