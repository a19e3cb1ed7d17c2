// Prompts for the answers that flags leave out.
import { cancel, group, intro, multiselect, type PromptGroup, text } from "@clack/prompts";
import { EDITIONS } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { SWITCH_KEYS, SWITCHES } from "#contract/switches.ts";
import { type Answers, DEFAULT_COLOR, defaultLatin, mistake } from "./new-answers.ts";

type Question = (asked: { readonly results: Partial<Answers> }) => Promise<unknown>;

const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
  id: () => text({ message: "Id (the folder's name)", placeholder: "nova", validate: check("id") }),
  name: () => text({ message: "Name in Chinese", placeholder: "新星娱乐", validate: needed }),
  latin: ({ results }) =>
    text({ message: "Latin name", initialValue: defaultLatin(results.id ?? "") }),
  color: () =>
    text({ message: "Accent colour", initialValue: DEFAULT_COLOR, validate: check("--color") }),
  color2: () => text({ message: "Counter colour (empty: chosen for you)", defaultValue: "" }),
  editions: () =>
    multiselect({
      message: "Editions",
      options: EDITIONS.map((value) => ({ value, label: value })),
      initialValues: [...EDITIONS],
    }),
  switchesOff: () =>
    multiselect<string>({
      message: "Switch off",
      required: false,
      options: SWITCH_KEYS.map((value) => ({ value, label: value, hint: SWITCHES[value].title })),
    }),
  domain: ({ results }) =>
    text({ message: "Domain", initialValue: `${results.id ?? "brand"}.example` }),
};

/** Null when cancelled. */
export async function ask(given: Partial<Answers>): Promise<Answers | null> {
  intro("A new brand");
  let cancelled = false;
  const prompts = Object.entries(QUESTIONS).map(([key, question]) => {
    const answer = ownValue(given, key);
    return [key, answer ? () => Promise.resolve(answer) : question];
  });
  const answers = await group(Object.fromEntries(prompts) as PromptGroup<Answers>, {
    onCancel: () => void (cancelled = true),
  });
  if (!cancelled) return answers as Answers;
  cancel("Nothing was written.");
  return null;
}

function needed(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : "The site shows it in its header.";
}

function check(name: "id" | "--color"): (value: string | undefined) => string | undefined {
  return (value = "") => {
    const allowed = mistake(name, value);
    return allowed === null ? undefined : `Write ${allowed}.`;
  };
}
