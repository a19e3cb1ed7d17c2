// The one catalogue of error codes. A code is never renamed: operators' scripts know it. Each one
// has a broken-brand fixture, and a test checks that.
import { DIFF_CODES } from "../diff/codes.ts";
import { FLEET_CODES } from "../select/codes.ts";
import { GIT_CODES } from "../select/git-codes.ts";
import { CONTENT_CODES } from "../content/codes.ts";
import { ISOLATION_CODES } from "../isolation/codes.ts";
import { LOCALE_CODES } from "../locale/codes.ts";
import { STORE_CODES } from "../cache/codes.ts";
import { TOKEN_CODES } from "../tokens/codes.ts";

export interface CodeSpec {
  readonly title: string;
}

const BRAND_CODES = {
  BRAND_NOT_FOUND: { title: "No brand has that id" },
  BRAND_NONE_SELECTED: { title: "The selection matches no brand" },
  BRAND_EXISTS: { title: "The folder of a new brand is taken" },
  BRAND_EXPLAIN_UNKNOWN: { title: "Nothing to explain under that name" },

  BRAND_FILE_MISSING: { title: "A file every brand has is missing" },
  BRAND_FOLDER_OUTSIDE: { title: "A brand's folder is a link out of the folder of brands" },
  BRAND_FILE_OUTSIDE: { title: "A link leads out of the brand's folder" },
  BRAND_FILE_SIZE: { title: "A file is larger than allowed" },
  BRAND_FILE_ENCODING: { title: "A file is not UTF-8" },
  BRAND_FILE_CHARACTER: { title: "A file holds a character no one can see" },
  BRAND_FILE_UNKNOWN: { title: "A file has a name nothing reads" },
  BRAND_JSON_SYNTAX: { title: "A file is not strict JSON" },
  BRAND_JSON_DUPLICATE_KEY: { title: "A key stands twice in one object" },
  BRAND_JSON_FORBIDDEN_KEY: { title: "A key has a meaning of its own in JavaScript" },
  BRAND_JSON_DEPTH: { title: "A file is nested too deep" },

  BRAND_FIELD_UNKNOWN: { title: "A field does not exist" },
  BRAND_FIELD_MISSING: { title: "A field is missing" },
  BRAND_FIELD_TYPE: { title: "A field has the wrong type" },
  BRAND_FIELD_VALUE: { title: "A field has a value that is not allowed" },
  BRAND_LIST_DUPLICATE: { title: "A list names the same thing twice" },
  BRAND_ID_FOLDER: { title: "The id differs from the folder's name" },
  BRAND_SITE_ID_TAKEN: { title: "Two brands have one site id" },
  BRAND_NAME_TAKEN: { title: "Two brands have one name" },
  BRAND_DOMAIN_TAKEN: { title: "Two brands have one domain" },
  BRAND_FAMILY_MISSING: { title: "The family does not exist" },
  BRAND_FAMILY_CYCLE: { title: "Families are each other's parents" },
  BRAND_EDITION_NOT_OFFERED: { title: "The default edition is not offered" },
  BRAND_LOCALE_NOT_OFFERED: { title: "The default locale is not offered" },
  BRAND_SWITCH_REQUIRES: { title: "A switch needs another one" },
  BRAND_SWITCH_CONFLICTS: { title: "Two switches cannot both be on" },
  BRAND_NAV_OFF: { title: "Navigation names something that is switched off" },
  BRAND_SECTION_OFF: { title: "A home section is switched off" },
  BRAND_SECTION_PLACE: { title: "A home section stands in the wrong column" },
  BRAND_HERO_CARD_OFF: { title: "The hero card's venue is switched off" },
  BRAND_API_KEY_MISSING: { title: "Encryption is on without a public key" },

  BRAND_ASSET_MISSING: { title: "An asset does not exist" },
  BRAND_ASSET_NOT_FILE: { title: "An asset is not a regular file" },
  BRAND_SVG_SYNTAX: { title: "A drawing is not well-formed SVG" },
  BRAND_SVG_DECLARATION: { title: "A drawing holds a DOCTYPE, entity or processing instruction" },
  BRAND_SVG_ELEMENT: { title: "A drawing holds an element that is not allowed" },
  BRAND_SVG_ATTRIBUTE: { title: "A drawing holds an attribute that is not allowed" },
  BRAND_SVG_STYLE: { title: "A drawing's style is not allowed" },
  BRAND_SVG_REFERENCE: { title: "A drawing refers to something outside itself" },
  BRAND_SVG_VIEW_BOX: { title: "A drawing has no viewBox" },
  BRAND_SVG_DUPLICATE_ID: { title: "A drawing uses one id twice" },
  BRAND_SVG_COST: { title: "A drawing takes too long to paint" },
  BRAND_ART_ROLE: { title: "A drawing names a colour role that does not exist" },

  BRAND_TEXT_UNKNOWN: { title: "A text overrides nothing" },
  BRAND_TEXT_TYPE: { title: "A text is not a string" },
  BRAND_TEXT_PLACEHOLDER: { title: "A text's placeholders differ from the core's" },
  BRAND_TEXT_MARKUP: { title: "A text holds markup" },
  BRAND_TEXT_LENGTH: { title: "A text is too long" },
} as const satisfies Record<string, CodeSpec>;

const BUILD_CODES = {
  BUILD_CORE: { title: "The core does not compile" },
  BUILD_STAMP: { title: "A brand could not be stamped" },
  BUILD_STOPPED: { title: "The build could not write what all brands need" },
  BUILD_LOCKED: { title: "Another build makes the same brand" },
  BUILD_NO_PREVIOUS: { title: "There is no release to go back to" },
  BUILD_DAMAGED: { title: "A release is not what its receipt says" },
  BUILD_NOTHING: { title: "There is no built brand to show" },
  BUILD_BRAND_REMOVED: { title: "A bundle is of a brand that does not exist any more" },
  BUILD_OUTPUT_FOREIGN: { title: "The output folder holds something the build did not make" },
} as const satisfies Record<string, CodeSpec>;

const CONFIG_CODES = {
  CONFIG_USAGE: { title: "The command line is wrong" },
  CONFIG_NODE_VERSION: { title: "Node is too old" },
  CONFIG_PORT: { title: "A port cannot be opened" },
  CONFIG_BRANDS_DIR: { title: "The folder of brands does not exist" },
  CONFIG_INTERNAL: { title: "A bug in the brand command" },
} as const satisfies Record<string, CodeSpec>;

export const ERROR_CODES = {
  ...BRAND_CODES,
  ...TOKEN_CODES,
  ...LOCALE_CODES,
  ...ISOLATION_CODES,
  ...CONTENT_CODES,
  ...DIFF_CODES,
  ...FLEET_CODES,
  ...GIT_CODES,
  ...STORE_CODES,
  ...BUILD_CODES,
  ...CONFIG_CODES,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
