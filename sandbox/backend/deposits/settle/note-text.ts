/** Earlier notes are kept. */
export function addNote({ note }: { readonly note: string }, more: string): string {
  return [note, more].filter((text) => text !== "").join("；");
}
