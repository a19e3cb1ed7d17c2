/** For a sentence that goes on: without the full stops or exclamation marks at its end. */
export function withoutEnd(sentence: string): string {
  return sentence.replace(/(?<![。.！!])[。.！!]+$/, "");
}
