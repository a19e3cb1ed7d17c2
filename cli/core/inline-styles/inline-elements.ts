// Replaces `jsx(Row, { gap: "2", … })` by `jsx("div", { className: "…", … })`.
import type { ESTree } from "vite";
import type { Edit } from "./edits.ts";
import { type Constants, evaluate } from "./module-constants.ts";
import type { PandaComponent } from "./panda.ts";
import type { Styles } from "./recipe-table.ts";

/** Joins the classes of a style and those of the caller. */
export const JOIN = "joinClasses";

/** @returns null for an element whose styles are known only at run time */
export function elementEdits(
  { arguments: [tag, props] }: ESTree.CallExpression,
  component: PandaComponent,
  code: string,
  constants: Constants,
  classesOf: (styles: Styles) => string,
): Edit[] | null {
  if (tag === undefined || props?.type !== "ObjectExpression") return null;
  const own = new Map<string, ESTree.ObjectProperty>();
  for (const property of props.properties) {
    if (property.type !== "Property" || property.computed) return null;
    own.set(keyOf(property), property);
  }
  const isStyle = (name: string) =>
    !Object.hasOwn(component.render({ [name]: "" }, null).props, name);
  const styles = [...own.values()].filter((property) => isStyle(keyOf(property)));
  const literal = styles.map(({ start, end }) => code.slice(start, end)).join();
  const found = evaluate(`{ ${literal} }`, constants);
  if (found === null) return null;
  const { type, props: split } = component.render(found.value as Styles, null);
  const as = own.get("as");
  const text = as === undefined ? JSON.stringify(type.__base__) : sourceOf(as.value, code);
  const removed = as === undefined ? styles : [...styles, as];
  return [
    { start: tag.start, end: tag.end, text },
    ...classEdits(props, own.get("className"), classesOf(split.css)),
    ...removed.map((property) => removal(property, props)),
  ];
}

function classEdits(
  props: ESTree.ObjectExpression,
  given: ESTree.ObjectProperty | undefined,
  classes: string,
): Edit[] {
  const text = JSON.stringify(classes);
  if (given === undefined) {
    const start = props.start + 1;
    return [{ start, end: start, text: ` className: ${text},` }];
  }
  const { start, end } = given.value;
  const key = given.shorthand ? "className: " : "";
  return [
    { start, end: start, text: `${key}${JOIN}(${text}, ` },
    { start: end, end, text: ")" },
  ];
}

/** Up to the next property, with the comma between them. A comma after the last property may stay. */
function removal(property: ESTree.ObjectProperty, props: ESTree.ObjectExpression): Edit {
  const next = props.properties.find(({ start }) => start > property.start);
  return { start: property.start, end: next?.start ?? property.end, text: "" };
}

const keyOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === "Identifier" ? key.name : String("value" in key ? key.value : "");

const sourceOf = ({ start, end }: ESTree.Node, code: string) => code.slice(start, end);
