/** `text` replaces the code from `start` to `end`. Edits do not overlap. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Of several edits at one place, the earlier one in the list comes first. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let written = "";
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    written += code.slice(done, start) + text;
    done = end;
  }
  return written + code.slice(done);
}
