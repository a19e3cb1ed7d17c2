// The files that are made from others. `npm run generate` writes them; a test fails while one is out of date.
import { manifestJsonSchema } from "../../cli/brand/json-schema.ts";
import { jsonPageWithFields, readmeWithCommands } from "./command-tables.ts";
import { errorsPage } from "./errors-page.ts";
import { evidenceWords } from "./evidence-words.ts";
import { helpSounds } from "./help-sounds.ts";
import { playSounds } from "./play-sounds.ts";
import { schemaSql } from "./schema-sql.ts";
import { searchWords } from "./search-words.ts";

export interface GeneratedFile {
  /** From the top of the repository. */
  readonly file: string;
  /** Its text; the formatter may change the layout of JSON. */
  readonly text: () => string | Promise<string>;
}

const json = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

export const GENERATED: readonly GeneratedFile[] = [
  { file: "brands/brand.schema.json", text: manifestJsonSchema },
  { file: "README.md", text: readmeWithCommands },
  { file: "docs/json.md", text: jsonPageWithFields },
  { file: "docs/errors.md", text: errorsPage },
  { file: "sandbox/backend/schema.sql", text: schemaSql },
  { file: "contract/evidence/page-words.zh-TW.json", text: () => json(evidenceWords()) },
  { file: "src/lib/search/help-sounds.json", text: async () => json(await helpSounds()) },
  { file: "src/lib/search/play-sounds.json", text: () => json(playSounds()) },
  { file: "src/lib/search/search-words.json", text: async () => json(await searchWords()) },
];
