// Undo and redo of one studio. A step is undone only while its files are still as the step left them.
import { CliError } from "../errors/errors.ts";
import { type FileChange, readStudioFile, writeChanges } from "./brand-files.ts";

interface Step {
  readonly label: string;
  readonly merge: string | null;
  readonly changes: readonly FileChange[];
}

export interface History {
  /** Writes the changes as one step; files that stay as they are do not count. */
  write(label: string, merge: string | null, changes: readonly FileChange[]): void;
  undo(): void;
  redo(): void;
  labels(): { readonly undo: string | null; readonly redo: string | null };
}

const MAX_STEPS = 500;

export function createHistory(brandDir: string): History {
  const done: Step[] = [];
  const undone: Step[] = [];
  return {
    write(label, merge, changes) {
      const real = changes.filter(({ before, after }) => before !== after);
      if (real.length === 0) return;
      writeChanges(brandDir, real);
      const last = done.at(-1);
      undone.length = 0;
      if (last !== undefined && merge !== null && last.merge === merge)
        done[done.length - 1] = { ...last, changes: joined(last.changes, real) };
      else done.push({ label, merge, changes: real });
      if (done.length > MAX_STEPS) done.shift();
    },
    undo() {
      const step = done.at(-1);
      if (step === undefined) return;
      requireUntouched(brandDir, step, "after");
      writeChanges(brandDir, step.changes.map(turned));
      done.pop();
      undone.push(step);
    },
    redo() {
      const step = undone.at(-1);
      if (step === undefined) return;
      requireUntouched(brandDir, step, "before");
      writeChanges(brandDir, step.changes);
      undone.pop();
      // What follows is another step.
      done.push({ ...step, merge: null });
    },
    labels: () => ({ undo: done.at(-1)?.label ?? null, redo: undone.at(-1)?.label ?? null }),
  };
}

const turned = ({ name, before, after }: FileChange): FileChange => ({
  name,
  before: after,
  after: before,
});

/** The earlier step's state before, the later step's state after. */
function joined(first: readonly FileChange[], second: readonly FileChange[]): FileChange[] {
  const byName = new Map(first.map((change) => [change.name, change]));
  for (const change of second) {
    const before = byName.get(change.name)?.before;
    byName.set(change.name, before === undefined ? change : { ...change, before });
  }
  return [...byName.values()];
}

function requireUntouched(brandDir: string, step: Step, side: "before" | "after"): void {
  const touched = step.changes.find(
    (change) => readStudioFile(brandDir, change.name) !== change[side],
  );
  if (touched === undefined) return;
  throw new CliError("BRAND_EDIT_WRITE", {
    what: `"${step.label}" cannot be ${side === "after" ? "undone" : "repeated"}: ${touched.name} was changed by somebody else since.`,
    where: { file: touched.name },
    fix: "change the value by hand, or discard the file's changes since the last commit.",
  });
}
