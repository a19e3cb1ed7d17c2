// Bodies of messages: HTML with the tags of LETTER_TAGS.
import { ownValue } from "#contract/own-value.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Template whose values are shown as text. */
export function letterHtml(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: strings }, ...values.map(escaped));
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => ownValue(ENTITIES, mark) ?? mark);
}
