// Turns edits of the studio's page into the files as a person would have written them.
import { isObject } from "../files/strict-json.ts";
import { MAX_DRAWING_BYTES } from "#contract/artwork.ts";
import { EDITIONS } from "#contract/locales.ts";
import type { StudioEdit } from "#contract/studio.ts";
import { svgProblems } from "../brand/check-svg.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { requireField } from "../brand/named-field.ts";
import { valueAt } from "../brand/source-layers.ts";
import { editBrand } from "../edit/edit-brand.ts";
import { count } from "../base/count.ts";
import { CliError } from "../errors/errors.ts";
import { editJson, parseJson } from "../files/edit-json.ts";
import { replaceLines } from "../files/text-lines.ts";
import { generatePalette } from "../tokens/generate-palette.ts";
import { replaceGroups } from "../tokens/replace-groups.ts";
import { type FileChange, readStudioFile } from "./brand-files.ts";
import { legalFile } from "./legal-state.ts";

/** @throws CliError when an edit names nothing of the brand */
export async function applyEdits(
  brand: LoadedBrand,
  edits: readonly StudioEdit[],
): Promise<readonly FileChange[]> {
  const files = new Map<
    string,
    { readonly before: string | null; readonly after: string | null }
  >();
  const change: Change = (name, to) => {
    const known = files.get(name);
    const before = known === undefined ? readStudioFile(brand.dir, name) : known.before;
    const text = (known === undefined ? before : known.after) ?? "{}\n";
    files.set(name, { before, after: to(text) });
  };
  for (const edit of edits) await applyEdit(brand, edit, change);
  return [...files].map(([name, { before, after }]) => ({ name, before, after }));
}

/** Null removes the file. */
type Change = (name: string, to: (text: string) => string | null) => void;

async function applyEdit(brand: LoadedBrand, edit: StudioEdit, change: Change): Promise<void> {
  if (edit.kind === "field") return changeField(brand, edit, change);
  if (edit.kind === "legal")
    return change(legalFile(edit.name, edit.locale), (text) =>
      edit.text === null ? null : replaceLines(text, edit.text),
    );
  if (edit.kind === "drawing") return changeDrawing(brand, edit, change);
  if (edit.kind === "palette") return await changePalette(brand, edit, change);
  if (edit.kind === "token")
    return change(`tokens/${edit.file}.json`, (text) =>
      withValue(text, [...edit.name.split("."), "$value"], edit.value, 1),
    );
  const [namespace = "", key = ""] = edit.name.split(":");
  change(`texts/${edit.locale}.json`, (text) =>
    withValue(text, [namespace, ...key.split(".")], edit.value, 0),
  );
}

function changeField(
  brand: LoadedBrand,
  { field, value }: Extract<StudioEdit, { readonly kind: "field" }>,
  change: Change,
): void {
  requireField(field, "such as layout.header.");
  if (field === "id" || field === "$schema")
    throw new CliError("CONFIG_USAGE", {
      what: `"${field}" cannot be set.`,
      fix: "`brand rename` gives a brand another id, with its folder.",
    });
  const assignment =
    value === null || value === undefined
      ? ({ kind: "unset", field } as const)
      : ({ kind: "set", field, value } as const);
  change("brand.json", (text) => editBrand(brand, "brand.json", text, [assignment]).text);
}

/** Checks a drawing, and writes it only when it passes. */
function changeDrawing(
  brand: LoadedBrand,
  { field, svg }: Extract<StudioEdit, { readonly kind: "drawing" }>,
  change: Change,
): void {
  const name = drawingOf(brand, field);
  if (Buffer.byteLength(svg) > MAX_DRAWING_BYTES)
    throw new CliError("BRAND_FILE_SIZE", {
      what: `${name} stays as it is: the new drawing has more than ${MAX_DRAWING_BYTES} bytes.`,
      where: { file: name },
      fix: "make the drawing smaller, with fewer points and no pictures inside.",
    });
  const [first, ...more] = svgProblems(svg, name);
  if (first !== undefined)
    throw new CliError(first.code, {
      what: `${name} stays as it is: ${first.line === null ? "" : `line ${first.line}: `}${first.what}${more.length === 0 ? "" : ` (and ${count(more.length, "more problem")})`}`,
      where: { file: name, line: first.line },
      fix: first.fix,
    });
  change(name, () => svg);
}

function drawingOf(brand: LoadedBrand, field: string): string {
  const file = field.startsWith("assets.") ? valueAt(brand.manifest, field) : undefined;
  if (typeof file === "string") return file;
  throw new CliError("CONFIG_USAGE", {
    what: `The brand names no drawing in "${field}".`,
    fix: "set the field to assets/<name>.svg first.",
  });
}

async function changePalette(
  brand: LoadedBrand,
  { main, counter }: Extract<StudioEdit, { readonly kind: "palette" }>,
  change: Change,
): Promise<void> {
  const { offered } = brand.manifest.editions;
  const palette = await generatePalette({
    colors: counter === null ? [main] : [main, counter],
    editions: EDITIONS.filter((edition) => offered.includes(edition)),
  });
  for (const [name, tokens] of Object.entries(palette))
    change(`tokens/${name}.json`, (text) => replaceGroups(text, tokens));
}

/** @param inside keys at the end of the path that go with the value */
function withValue(
  text: string,
  path: readonly string[],
  value: Extract<StudioEdit, { readonly kind: "token" | "text" }>["value"],
  inside: number,
): string {
  if (value !== null) return editJson(text, [...path], value);
  const own = path.slice(0, path.length - inside);
  if (valueAt(parseJson(text), own.join(".")) === undefined) return text;
  return emptied(editJson(text, own, undefined), own.slice(0, -1));
}

/** Removes the groups that a removal left without a value. */
function emptied(text: string, path: readonly string[]): string {
  if (path.length === 0) return text;
  const group = valueAt(parseJson(text), path.join("."));
  const isEmpty = isObject(group) && Object.keys(group).every((key) => key.startsWith("$"));
  return isEmpty ? emptied(editJson(text, [...path], undefined), path.slice(0, -1)) : text;
}
