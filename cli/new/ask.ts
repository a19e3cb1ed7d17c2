// Asks a person at a terminal for what the flags leave out.
import { cancel, group, intro, multiselect, text } from "@clack/prompts";
import { EDITIONS } from "#contract/locales.ts";
import { BRAND_ID } from "#contract/manifest.ts";
import { SWITCH_KEYS, SWITCHES } from "#contract/switches.ts";
import { colorMistake, DEFAULT_COLOR, defaultLatin, type Answers } from "./new-answers.ts";

const SWITCH_OPTIONS = SWITCH_KEYS.map((value) => ({
  value: value as string,
  label: value,
  hint: SWITCHES[value].title,
}));

/** Null when the person gives up. */
export async function ask(given: Partial<Answers>): Promise<Answers | null> {
  intro("A new brand");
  let cancelled = false;
  const skip = <T>(value: T) => Promise.resolve(value);
  const answers = await group(
    {
      id: () =>
        given.id
          ? skip(given.id)
          : text({ message: "Id (the folder's name)", placeholder: "nova", validate: idMistake }),
      name: () =>
        given.name
          ? skip(given.name)
          : text({ message: "Name in Chinese", placeholder: "新星娱乐", validate: needed }),
      latin: ({ results }) =>
        given.latin
          ? skip(given.latin)
          : text({ message: "Latin name", initialValue: defaultLatin(results.id ?? "") }),
      color: () =>
        given.color
          ? skip(given.color)
          : text({ message: "Accent colour", initialValue: DEFAULT_COLOR, validate: colour }),
      color2: () =>
        given.color2
          ? skip(given.color2)
          : text({ message: "Counter colour (empty: chosen for you)", defaultValue: "" }),
      editions: () =>
        given.editions
          ? skip(given.editions)
          : multiselect({
              message: "Editions",
              options: EDITIONS.map((value) => ({ value, label: value })),
              initialValues: [...EDITIONS],
            }),
      switchesOff: () =>
        given.switchesOff
          ? skip(given.switchesOff)
          : multiselect<string>({
              message: "Switch off",
              required: false,
              options: SWITCH_OPTIONS,
            }),
      domain: ({ results }) =>
        given.domain
          ? skip(given.domain)
          : text({ message: "Domain", initialValue: `${results.id ?? "brand"}.example` }),
    },
    { onCancel: () => void (cancelled = true) },
  );
  if (!cancelled) return answers as Answers;
  cancel("Nothing was written.");
  return null;
}

function idMistake(value: string | undefined): string | undefined {
  return BRAND_ID.test(value ?? "")
    ? undefined
    : "A lower-case letter, then 1-31 of a-z, 0-9 and -.";
}

function needed(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : "The site shows it in its header.";
}

function colour(value: string | undefined): string | undefined {
  const mistake = colorMistake(value ?? "");
  return mistake === null ? undefined : `Write ${mistake}.`;
}
