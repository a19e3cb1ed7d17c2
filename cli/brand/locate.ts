import type { Problem } from "../errors/errors.ts";
import { originOf, type SourceLayer } from "./source-layers.ts";

export type Place = Pick<Problem, "file" | "line" | "field">;
export type Locate = (field: string) => Place;

/** Where a field of the merged manifest is written: of the layers that give it, the last. */
export function locator(chain: readonly SourceLayer[]): Locate {
  const fallback = chain.at(-1)?.file ?? "";
  return (field) => {
    const { layer, line } = originOf(chain, field);
    return { file: layer.file ?? fallback, line: layer.file === null ? null : line, field };
  };
}
