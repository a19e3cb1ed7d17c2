import { ownValue } from "#contract/own-value.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** For text and for attributes in double quotes, of html and of xml. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ownValue(ESCAPES, character) ?? character);
}
