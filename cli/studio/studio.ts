// One running studio: the brand's state, its edits one after the other, and the pages that listen.
import path from "node:path";
import type {
  StudioAnswer,
  StudioChanges,
  StudioEvent,
  StudioProblem,
  StudioState,
} from "#contract/studio.ts";
import { brandFolders, openFleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import { uniqueProblems } from "../errors/print-problems.ts";
import { displayPath } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import type { FileChange } from "./brand-files.ts";
import { changedFiles } from "./git-changes.ts";
import { createHistory, type History } from "./history.ts";
import { trackPages } from "./open-pages.ts";
import { readState, readStudioBrand } from "./read-state.ts";

export interface Studio {
  readonly dir: string;
  readonly brand: () => Promise<LoadedBrand>;
  readonly state: () => Promise<StudioState>;
  readonly problems: () => readonly StudioProblem[];
  /** Runs after the steps before it. */
  readonly step: (run: (history: History) => Promise<void> | void) => Promise<StudioAnswer>;
  readonly write: (
    label: string,
    merge: string | null,
    changes: () => Promise<readonly FileChange[]>,
  ) => Promise<StudioAnswer>;
  /** The files were read again: by whomever they were changed. */
  readonly onRead: (problems: readonly Problem[]) => void;
  /** @returns what ends the listening */
  readonly listen: (send: (event: StudioEvent) => void) => () => void;
  readonly close: () => void;
}

export function createStudio(places: Workspace, id: string): Studio {
  const dir = path.join(places.brandsDir, id);
  const history = createHistory(dir);
  const pages = trackPages(path.join(places.storeDir, "open-studios", id));
  const { send } = pages;
  let problems: readonly StudioProblem[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let reader = openFleetReader(places);
  let git: StudioChanges = { files: [] };
  const brand = () => readStudioBrand(reader, places, id);
  const state = async (): Promise<StudioState> => ({
    ...(await readState(await brand(), places.packageRoot)),
    others: (await brandFolders(places.brandsDir)).filter((one) => one !== id),
    history: history.labels(),
  });
  // git is slower than an edit may be, so its answer follows.
  const askGit = async () => {
    try {
      git = { files: await changedFiles(dir) };
      send({ kind: "git", changes: git });
    } catch (error) {
      process.stderr.write(`studio: ${String(error)}\n`);
    }
  };
  const told = () => {
    send({ kind: "changed" });
    void askGit();
  };
  const step: Studio["step"] = (run) => {
    const answer = queue.then(() => answerOf(() => run(history), state));
    queue = answer.then(told, () => undefined);
    return answer;
  };
  return {
    dir,
    brand,
    state,
    problems: () => problems,
    step,
    write: (label, merge, changes) => step(async (own) => own.write(label, merge, await changes())),
    onRead(found) {
      reader = openFleetReader(places);
      problems = uniqueProblems(found).map(shownProblem);
      send({ kind: "changed" });
      send({ kind: "problems", problems });
      void askGit();
    },
    listen(listener) {
      listener({ kind: "problems", problems });
      listener({ kind: "git", changes: git });
      return pages.add(listener);
    },
    close: pages.close,
  };
}

/** A refusal is an answer; any other error is a bug of the command. */
async function answerOf(
  run: () => Promise<void> | void,
  state: () => Promise<StudioState>,
): Promise<StudioAnswer> {
  try {
    await run();
    return { state: await state(), refused: null };
  } catch (error) {
    const refused = refusal(error);
    if (refused === null) throw error;
    return { state: await state().catch(() => null), refused };
  }
}

export function refusal(error: unknown): StudioAnswer["refused"] {
  if (error instanceof CliError) return { what: error.what, fix: error.fix };
  if (error instanceof SyntaxError)
    return {
      what: `A file of the brand is no JSON (${error.message}), so it cannot be changed from here.`,
      fix: "correct the file by hand, or discard its changes.",
    };
  return null;
}

function shownProblem({ code, file, line, field, what, fix }: Problem): StudioProblem {
  const isWarning = code === "TOKEN_CONTRAST";
  return { code, file: displayPath(file), line, field, what, fix, isWarning };
}
