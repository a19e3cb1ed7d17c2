// Undo and redo of one studio. A step can be undone only while its files have the content that it wrote. When somebody
// else has changed them, undo takes the step before it instead.
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
      if (last !== undefined && merge !== null && last.merge === merge && follows(last, real))
        done[done.length - 1] = { ...last, changes: joined(last.changes, real) };
      else done.push({ label, merge, changes: real });
      if (done.length > MAX_STEPS) done.shift();
    },
    undo() {
      const at = nextStep(brandDir, done, "after");
      const step = done[at];
      if (step === undefined) return;
      requireUntouched(brandDir, step, "after");
      writeChanges(brandDir, step.changes.map(turned));
      done.splice(at, 1);
      undone.push(step);
    },
    redo() {
      const at = nextStep(brandDir, undone, "before");
      const step = undone[at];
      if (step === undefined) return;
      requireUntouched(brandDir, step, "before");
      writeChanges(brandDir, step.changes);
      undone.splice(at, 1);
      // What follows is another step.
      done.push({ ...step, merge: null });
    },
    labels: () => ({
      undo: done[nextStep(brandDir, done, "after")]?.label ?? null,
      redo: undone[nextStep(brandDir, undone, "before")]?.label ?? null,
    }),
  };
}

type Side = "before" | "after";

/** The latest step whose files are untouched; the latest of all, which tells why, when there is none. */
function nextStep(brandDir: string, steps: readonly Step[], side: Side): number {
  const at = steps.findLastIndex((step) => touchedFile(brandDir, step, side) === undefined);
  return at === -1 ? steps.length - 1 : at;
}

function touchedFile(brandDir: string, { changes }: Step, side: Side): FileChange | undefined {
  return changes.find((change) => readStudioFile(brandDir, change.name) !== change[side]);
}

/** Whether the changes begin where the step has left their files. */
function follows({ changes }: Step, next: readonly FileChange[]): boolean {
  return next.every(({ name, before }) => {
    const left = changes.find((change) => change.name === name);
    return left === undefined || left.after === before;
  });
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

function requireUntouched(brandDir: string, step: Step, side: Side): void {
  const touched = touchedFile(brandDir, step, side);
  if (touched === undefined) return;
  throw new CliError("BRAND_EDIT_WRITE", {
    what: `"${step.label}" cannot be ${side === "after" ? "undone" : "repeated"}: ${touched.name} was changed by somebody else since.`,
    where: { file: touched.name },
    fix: "change the value by hand, or discard the file's changes since the last commit.",
  });
}
