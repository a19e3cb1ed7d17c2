import { readFile } from "node:fs/promises";
import type { Edition } from "#contract/locales.ts";
import { CliError } from "../errors/errors.ts";
import { decodeText } from "../files/decode-text.ts";
import type { Palette } from "../tokens/generate-palette.ts";
import { askRoles } from "./ask-roles.ts";
import { chosenRoles } from "./chosen-roles.ts";
import { importedPalette } from "./imported-palette.ts";
import type { ImportedSet } from "./imported-token.ts";
import { readTokenSet, type TokenText } from "./read-token-set.ts";
import { suggestRoles, type Suggestion } from "./suggest-roles.ts";

export interface Imported {
  readonly set: ImportedSet;
  readonly suggestions: readonly Suggestion[];
  readonly palette: Palette;
}

/** @throws CliError TOKEN_IMPORT_FORMAT */
export async function readTexts(files: readonly string[]): Promise<readonly TokenText[]> {
  return await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
        throw new CliError("TOKEN_IMPORT_FORMAT", {
          what: `The file cannot be read (${cause.code}).`,
          where: { file },
          fix: "name a file that exists and that you may read.",
          cause,
        });
      });
      return { file, text: decodeText(content) };
    }),
  );
}

/**
 * @param asks whether a person can answer; else the best colour is taken
 * @returns null when the person cancels
 * @throws CliError of the files and roles, TOKEN_IMPORT_ROLE without an accent
 */
export async function importTokens(
  texts: readonly TokenText[],
  given: readonly string[],
  editions: readonly Edition[],
  asks: boolean,
): Promise<Imported | null> {
  const { set, roles } = chosenRoles(given, readTokenSet(texts));
  const first = suggestRoles(set, editions, roles);
  const answers = asks ? await askRoles(first) : new Map<never, never>();
  if (answers === null) return null;
  const suggestions = suggestRoles(set, editions, new Map([...answers, ...roles]));
  if (!suggestions.some(({ role }) => role === "accent"))
    throw new CliError("TOKEN_IMPORT_ROLE", {
      what: "No colour of the files can be an accent.",
      where: { file: texts[0]?.file ?? "" },
      fix: "name one with --role accent=<token or #rrggbb>.",
    });
  return { set, suggestions, palette: await importedPalette(set, suggestions, editions) };
}
