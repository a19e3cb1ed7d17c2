import { selectBrands } from "../brand/select-brands.ts";
import type { SelectionInput, SharedInput } from "../command-input.ts";
import { count } from "../count.ts";
import { readSide } from "../diff/fleet-side.ts";
import { parseAssignment } from "../edit/assignment.ts";
import { editFleet, type FleetEdit } from "../edit/edit-fleet.ts";
import { printEdit } from "../edit/print-edit.ts";
import { writeManifests } from "../edit/write-manifests.ts";
import { problemsJson } from "../errors/print-problems.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { progress } from "../progress.ts";

interface SetInput extends SharedInput, Pick<SelectionInput, "picks" | "tag" | "where"> {
  readonly assignment: string;
  readonly also: readonly string[];
  readonly write: boolean;
}

/** `brand set`: shows what an edit of the picked manifests changes; writes it with --write, all or nothing. */
export async function run(input: SetInput, io: Io): Promise<number> {
  const assignments = [input.assignment, ...input.also].map(parseAssignment);
  const side = await readSide(workspace(input));
  const { ids } = selectBrands(side.fleet, input);
  const onProgress = io.interactive ? progress(io, "comparing") : () => undefined;
  const edit = await editFleet(side, ids, assignments, onProgress);
  const isSound = edit.diff.problems.length === 0;
  const written = input.write && isSound && edit.edited.length > 0;
  if (written) writeManifests(edit.edited);
  io.result(`${printEdit(edit, io.colors)}\n\n${outcome(edit, ids.length, written)}`, {
    picked: ids,
    written,
    brands: edit.edited.map(({ id, file, changes }) => ({ id, file: displayPath(file), changes })),
    problems: problemsJson(edit.diff.problems),
  });
  return isSound ? 0 : 1;
}

function outcome({ edited, diff }: FleetEdit, picked: number, written: boolean): string {
  const manifests = count(edited.length, "manifest");
  if (edited.length === 0) return `Nothing to do: ${count(picked, "brand")} had these values.`;
  if (diff.problems.length > 0)
    return "Nothing was written, because of the problems above. Mend them with --also <field=value>, or pick other brands.";
  return written
    ? `${manifests} written. \`git diff\` shows the lines; \`brand build\` builds the sites.`
    : `Nothing was written yet. Run the same command with --write to change ${manifests}.`;
}
