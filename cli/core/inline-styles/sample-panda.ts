// What Panda generates for this repository, for tests.
import path from "node:path";
import { generateStyles } from "../generate-styles.ts";
import { loadPanda, type Panda } from "./panda.ts";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

export async function generatedPanda(): Promise<Panda> {
  await generateStyles(ROOT);
  return loadPanda(path.join(ROOT, ".livery", "styled-system"));
}
