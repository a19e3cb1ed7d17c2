import { count } from "../base/count.ts";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { progress } from "../base/progress.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument, flag, repeated } from "../command/option.ts";
import { NARROWING, PICKS } from "../command/shared-options.ts";
import type { FleetEdit } from "../edit/edit-fleet.ts";
import { problemsJson } from "../errors/print-problems.ts";

/** `brand set`: shows what an edit of the picked manifests changes; writes it with --write, all or nothing. */
export const setCommand = defineCommand({
  name: "set",
  summary: "changes a field of many manifests; shows first what that changes",
  about:
    "changes a field of many manifests, with what that makes necessary; shows the changes first, `--write` writes them ([docs/editing.md](docs/editing.md))",
  arguments: {
    assignment: argument("field=value, field+=entry, field-=entry, or field= for none"),
    ...PICKS,
  },
  options: {
    ...NARROWING,
    also: repeated("<assignment>", "one more change in the same step; may be repeated", String),
    write: flag("write the manifests: all of them, or none"),
  },
  json: {
    picked: "ids",
    written: "whether the manifests were written",
    brands: "brands that change: file and fields",
    problems: "what the edit breaks",
  },
  async run(input, io) {
    const { selectBrands } = await import("../brand/select-brands.ts");
    const { readSide } = await import("../diff/fleet-side.ts");
    const { parseAssignment } = await import("../edit/assignment.ts");
    const { editFleet } = await import("../edit/edit-fleet.ts");
    const { printEdit } = await import("../edit/print-edit.ts");
    const { writeManifests } = await import("../edit/write-manifests.ts");
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
      brands: edit.edited.map(({ id, file, changes }) => ({
        id,
        file: displayPath(file),
        changes,
      })),
      problems: problemsJson(edit.diff.problems),
    });
    return isSound ? 0 : 1;
  },
});

function outcome({ edited, diff }: FleetEdit, picked: number, written: boolean): string {
  const manifests = count(edited.length, "manifest");
  if (edited.length === 0) return `Nothing to do: ${count(picked, "brand")} had these values.`;
  if (diff.problems.length > 0)
    return "Nothing was written, because of the problems above. Mend them with --also <field=value>, or pick other brands.";
  return written
    ? `${manifests} written. \`git diff\` shows the lines; \`brand build\` builds the sites.`
    : `Nothing was written yet. Run the same command with --write to change ${manifests}.`;
}
