// What to do about an error that more than one wrong brand is needed for; for the others, docs/errors.md shows what the
// command prints about a wrong brand.
import type { ErrorCode } from "../../cli/errors/error-codes.ts";

export const ERROR_REMEDIES: Partial<Readonly<Record<ErrorCode, string>>> = {
  BRAND_NOT_FOUND: "Write the id that the error suggests, or create the brand with `brand new`.",
  BRAND_NONE_SELECTED: "Widen the pattern, or leave it out to select all brands.",
  BRAND_EXISTS: "Choose another id, or move the folder away first.",
  BRAND_EDIT_WRITE:
    "Make sure that the brand's folder can be written and has space, then run the command again.",
  BRAND_NOT_COMMITTED: "Commit the brand first, so that it can be brought back, or add `--force`.",
  BRAND_EXPLAIN_UNKNOWN: "Write the name that the error suggests: a field, a token or a text.",
  BRAND_FOLDER_OUTSIDE: "Put a copy of the folder in its place.",
  BRAND_NAMES_ANOTHER:
    "Write what is true of this brand. If both brands are to have it, put it into a family file of both.",
  LOCALE_HOUSE_WORD: "Write the word that the error gives.",
  LOCALE_AGE_LINE: "Add the age that the error gives to the line.",
  LOCALE_EDIT_UNREAD:
    "Give the word in `texts/glossary.json` as it should read, or write the text in `texts/zh-TW.json`.",
  HELP_FRONT_MATTER:
    "Begin the file with `---`, `title`, `summary`, `keywords` and `---`, a line each.",
  HELP_PAGE_MISSING: "Add the page to `content/help/`, or take it out of `contract/routes.ts`.",
  HELP_PAGE_UNKNOWN: "Remove the file.",
  HELP_PICTURE: "Draw with `currentColor` and shapes alone, as the error says.",
  DIFF_PAGE_WRITE: "Name a file in a folder that you may write to.",
  FLEET_TIMES: "Name a copy of `.livery/times.json`, or leave `--times` out.",
  FLEET_SHARD_UNKNOWN:
    "Write the shard, such as `--shard 2/3`, or run inside of an engine that sets it.",
  FLEET_REPORT: "Run the shard again with `--report`, and name that file or folder.",
  FLEET_REPORT_WRITE:
    "Make sure that its folder can be written, or name another file with `--report`.",
  FLEET_PIPELINE_WRITE:
    "Make sure that its folder can be written, name another file with `--out`, or leave `--out` away to have it printed.",
  FLEET_SHARD_MISSING: "Run the shard that the error names, then merge again.",
  FLEET_SHARD_DOUBLE: "Leave one of the two folders out.",
  FLEET_SPLIT_DIFFERS: "Run all shards with the same brands and the same number of shards.",
  FLEET_BRAND_MISSING: "Run the brand's shard again.",
  FLEET_BRAND_DOUBLE: "Leave out the folder that does not belong to the split.",
  FLEET_BUNDLE_DAMAGED: "Run the shard again and transfer its folder whole.",
  FLEET_BUNDLE_FOREIGN:
    "Take it out of the shard's folder, or run the shard again into an empty one.",
  GIT_MISSING: "Install git, or pick the brands by id, `--tag` or `--where`.",
  GIT_NOT_A_REPOSITORY:
    "Run the command where the brands are under git, or pick them by id, `--tag` or `--where`.",
  GIT_REVISION_UNKNOWN:
    "Name a commit, tag or branch that `git rev-parse` knows; `git fetch` gets what is new.",
  GIT_IGNORED:
    "Take the folder out of `.gitignore`, or pick the brands by id, `--tag` or `--where`.",
  GIT_SHALLOW: "Run `git fetch --unshallow`, or let the pipeline fetch the whole history.",
  GIT_FAILED: "Fix the problem that git reports, then run the command again.",
  STORE_ADDRESS:
    "Name the store with `--store <address or folder>` or in `LIVERY_STORE`, as the error says.",
  STORE_TOKEN: "Set `LIVERY_STORE_TOKEN` to the token alone, and give an https address.",
  STORE_WRITE:
    "Make sure that the folder can be written and has space; `brand cache --prune` makes room.",
  STORE_ENTRY_DAMAGED:
    "Nothing: the entry is made again. If this comes back, something writes into the store.",
  STORE_REMOTE_DAMAGED: "Nothing: the entry is made again. Check who may write to the store.",
  STORE_REMOTE_OFF: "Check the address and the network; the run goes on without the store.",
  BUILD_CORE:
    "Run `npm ci` where `package.json` is, or fix what `npm run check` reports in changed sources.",
  BUILD_INPUT_CHANGED: "Run the command again when nothing writes into the folder any more.",
  BUILD_STAMP: "Run `brand check`, fix what it names, and build again.",
  BUILD_STOPPED:
    "Make sure that the output folder and `.livery` can be written and have space, then build again.",
  BUILD_LOCKED: "Wait until the other build has ended; the error names it.",
  BUILD_NO_PREVIOUS: "Take back the change in the brand's data and build again.",
  BUILD_DAMAGED:
    "Build again: the site is made anew. If this comes back, something writes into the output folder.",
  BUILD_NOTHING: "Run `brand build`, or name the folder of the bundles with `--out`.",
  BUILD_BRAND_REMOVED: "Add `--prune` to remove its bundle, or put the brand back.",
  BUILD_OUTPUT_FOREIGN: "Move it out of the output folder, or build into another one with `--out`.",
  BUILD_LEAK:
    "Remove it from the texts, tokens, drawings and legal documents of the brand or of its family.",
  BUILD_ABSENCE: "Remove it from the brand's own texts, or switch the feature on.",
  HOSTING_NOT_BUILT: "Run `brand build` first.",
  CONFORM_NO_SERVER: "Start the server, and name the address that it listens on.",
  CONFORM_PASSWORD: "Set the variable that the error names to the password of the test account.",
  EVIDENCE_FILE: "Name the file as it was downloaded from the details of the bet.",
  EVIDENCE_KEYS:
    "Name the address of the site, such as `https://site.example`, or a file saved from its keys.",
  TOKEN_IMPORT_FORMAT:
    "Name a JSON file of DTCG, Tokens Studio, Figma variables or Style Dictionary tokens, or a CSS file with custom properties.",
  TOKEN_IMPORT_EMPTY:
    "Name a file whose tokens have `$value` or `value`, or custom properties that are colours.",
  TOKEN_IMPORT_ROLE: "Name a colour with `--role accent=<token or #rrggbb>`.",
  BROWSER_PACKAGES:
    "Run the command that the error gives: it adds the two packages to your repository.",
  BROWSER_MISSING:
    "Install Chromium, or name one with `CHROME_PATH`; `brand doctor` shows which one is used.",
  BROWSER_START:
    "Start it once in a terminal to see why, or name another Chromium with `CHROME_PATH`.",
  CONFIG_USAGE: "Write what the error shows; `brand <command> --help` lists the flags.",
  CONFIG_NODE_VERSION: "Install the version of Node that the error names.",
  CONFIG_PORT: "Choose another port with `--port <number>`, or stop what uses it.",
  CONFIG_OUTPUT_WRITE:
    "Make sure that the folder can be written and has space, or name another one.",
  CONFIG_REPORT_WRITE: "Name a file in a folder that you may write to.",
  CONFIG_BRANDS_DIR: "Run the command where the folder `brands/` is, or name it with `--brands`.",
  CONFIG_INTERNAL: "Report it with the lines that were printed.",
};
