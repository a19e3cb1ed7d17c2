// Finds lookups by name in plain objects. Only the compiler's types tell them from those in lists.
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Expression,
  isAsExpression,
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isLiteralExpression,
  isParenthesizedExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from "typescript/unstable/ast";
import { API, type Checker, type Project, type Type, TypeFlags } from "typescript/unstable/sync";

export interface Lookup {
  readonly source: SourceFile;
  readonly node: Node;
  readonly table: Expression;
  readonly key: Expression;
}

/** Only files with such text are parsed: parsing the others would take most of the time. */
const MAY_LOOK_UP = /[\w)\]}](?:\?\.)?\[|\bin\b/;
const NO_SOURCE = /\.test\.tsx?$|\.json$|\.d\.ts$/;
const ANY_TEXT = TypeFlags.String | TypeFlags.Any | TypeFlags.Unknown;

/**
 * Each `table[key]` that is read and each `key in table` in these projects, where the key may be any text and the
 * table is no list. A key of a closed union, or with a part that is known, finds nothing that is inherited.
 * @param configs absolute paths of files `tsconfig.json`
 */
export function findLookups(configs: readonly string[]): readonly Lookup[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [...configs] });
    return configs.flatMap((config) => {
      const project = snapshot.getProject(config);
      if (project === undefined) throw new Error(`${config} is no project.`);
      return inProject(project, path.dirname(config));
    });
  } finally {
    api.close();
  }
}

export function describeLookup({ source, node }: Lookup, root: string): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${path.relative(root, source.fileName)}:${line + 1}: ${node.getText(source)}`;
}

function inProject({ program, checker }: Project, folder: string): readonly Lookup[] {
  const candidates = program
    .getSourceFileNames()
    .filter((file) => path.relative(folder, file).split(path.sep).indexOf("..") < 0)
    .filter((file) => !NO_SOURCE.test(file) && !file.includes("node_modules"))
    .filter((file) => MAY_LOOK_UP.test(readFileSync(file, "utf8")))
    .flatMap((file) => candidatesIn(program.getSourceFile(file)));
  const keys = checker.getTypeAtLocation(candidates.map(({ key }) => withoutCast(key)));
  const byText = candidates.filter((_, index) => mayBeAnyText(keys[index]));
  const tables = checker.getTypeAtLocation(byText.map(({ table }) => table));
  return byText.filter((_, index) => isTable(tables[index], checker));
}

function candidatesIn(source: SourceFile | undefined): readonly Lookup[] {
  const found: Lookup[] = [];
  const visit = (node: Node): void => {
    const lookup = source && lookupOf(node, source);
    if (lookup && !isLiteralExpression(lookup.key)) found.push(lookup);
    node.forEachChild(visit);
  };
  if (source) visit(source);
  return found;
}

function lookupOf(node: Node, source: SourceFile): Lookup | null {
  if (isElementAccessExpression(node) && !isWritten(node))
    return { source, node, table: node.expression, key: node.argumentExpression };
  if (!isBinaryExpression(node) || node.operatorToken.kind !== SyntaxKind.InKeyword) return null;
  // Asks for what is inherited on purpose.
  if (node.right.getText(source).endsWith(".prototype")) return null;
  return { source, node, table: node.right, key: node.left };
}

function isWritten(node: Node): boolean {
  const { parent } = node;
  if (isDeleteExpression(parent)) return true;
  if (!isBinaryExpression(parent) || parent.left !== node) return false;
  return parent.operatorToken.kind === SyntaxKind.EqualsToken;
}

/** The key without casts: a cast promises a type that a name from outside need not have. */
function withoutCast(key: Expression): Expression {
  return isAsExpression(key) || isParenthesizedExpression(key) ? withoutCast(key.expression) : key;
}

function mayBeAnyText(type: Type | undefined): boolean {
  if (type === undefined) return false;
  return type.isUnionType() ? type.getTypes().some(mayBeAnyText) : (type.flags & ANY_TEXT) !== 0;
}

/** A lookup in a value of type `object` finds what it inherits, too. */
const isTable = (type: Type | undefined, checker: Checker): boolean =>
  type !== undefined &&
  !checker.isArrayLikeType(type) &&
  (type.flags & TypeFlags.NonPrimitive) === 0;
