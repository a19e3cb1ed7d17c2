// What an earlier build found out about drawings: a brand whose colours change keeps them. Holding its
// drawings against the rules takes longer than stamping them.
import { soundDrawings, trustDrawings } from "../brand/asset-rules.ts";
import { readKept, writeKept } from "../cache/kept-json.ts";

interface Kept {
  /** Digest of everything but the brands: the rules among it. */
  readonly shared: string;
  /** Digests of drawings without a problem. */
  readonly sound: readonly string[];
}

const VERSION = 1;

/** The latest are kept: those of a few dozen brands. */
const MOST = 2000;

/** @returns what writes down those this process has found since */
export function recallFindings(file: string, shared: string): () => void {
  const kept = readKept<Kept>(file, VERSION);
  if (kept?.shared === shared) trustDrawings(kept.sound);
  const count = () => soundDrawings().length;
  const before = count();
  return () => {
    if (count() === before) return;
    const sound = soundDrawings().slice(-MOST);
    try {
      writeKept(file, VERSION, { shared, sound } satisfies Kept);
    } catch {
      // What was built is built, whether this can be written down or not.
    }
  };
}
