// Leaves out what the libraries carry for other ways of using them. Each entry says why it cannot run
// here; one that no longer finds its target stops the build, so that an upgrade is looked at.
import { type ESTree, parseAst, type Plugin } from "vite";

interface Trim {
  readonly id: RegExp;
  /** The module without it; the code as it was when there is nothing to leave out. */
  readonly trim: (code: string) => string;
}

const VIRTUALIZER = /\/virtual-core\/dist\/esm\/index\.js$/;

const TRIMS: readonly Trim[] = [
  // Axios takes the first adapter there is, and every browser has XMLHttpRequest.
  {
    id: /\/axios\/lib\/adapters\/fetch\.js$/,
    trim: () => "export const getFetch = () => undefined;",
  },
  // Names of statuses, for callers that want them.
  { id: /\/axios\/lib\/helpers\/HttpStatusCode\.js$/, trim: () => "export default {};" },
  // Fetches the css of a chunk before the chunk: there is one stylesheet, and the html names it.
  {
    id: /^\0?vite\/preload-helper\.js$/,
    trim: () => "export const __vitePreload = (load) => load();",
  },
  // Only the framework mode of React Router calls these, behind a context a data router never sets.
  {
    id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    trim: (code) =>
      cut(
        code,
        parseAst(code).body.flatMap((node) =>
          emptied(node, ["PrefetchPageLinks", "RemixRootDefaultErrorBoundary", "RSCErrorHandler"]),
        ),
      ),
  },
  // Forms here send no documents: the router's own brings its submissions along.
  {
    id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    trim: (code) =>
      cut(
        code,
        parseAst(code).body.flatMap((node) => nothing(node, "Form")),
      ),
  },
  // Names for developers' tools; they hold on to components nobody renders.
  {
    id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    trim: (code) => code.replace(/^\w+\.displayName = "[^"]*";$/gm, ""),
  },
  // Loading of texts through an i18next backend: texts are modules here, and there is no backend.
  {
    id: /\/i18next\/dist\/esm\/i18next\.js$/,
    trim: (code) =>
      cut(
        code,
        parseAst(code).body.flatMap((node) =>
          methods(node, "Connector", ["queueLoad", "loadOne", "read", "loaded"]),
        ),
      ),
  },
  // The list of matches is one column,
  {
    id: VIRTUALIZER,
    trim: (code) =>
      code
        .replaceAll(/\b(?:this\.options\.)?lanes === 1\b/g, "true")
        .replaceAll(/\b(?:this\.options\.)?lanes > 1\b/g, "false"),
  },
  // it does not hold on to its end as a chat does,
  {
    id: VIRTUALIZER,
    trim: (code) => code.replaceAll(/\b(?:this\.options|merged)\.anchorTo === "end"/g, "false"),
  },
  // it is told to show a row and nothing else,
  {
    id: VIRTUALIZER,
    trim: (code) =>
      cut(
        code,
        parseAst(code).body.flatMap((node) =>
          assignments(node, "Virtualizer", [
            "takeSnapshot",
            "scrollBy",
            "scrollToOffset",
            "scrollToEnd",
            "cancelScroll",
            "measure",
            "isAtEnd",
            "getDistanceFromEnd",
            "getVirtualDistanceFromEnd",
          ]),
        ),
      ),
  },
  // and React draws it.
  {
    id: /\/react-virtual\/dist\/esm\/index\.js$/,
    trim: (code) => code.replaceAll(/\bstate\.enabled\b/g, "false"),
  },
  // React wants keys of lists that change; a drawing does not. The other names are for searching.
  {
    id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    trim: (code) =>
      code.replace(/,?\s*key: "\w+"/g, "").replace(/aliases: \[[^\]]*\]/, "aliases: []"),
  },
];

/** Its package names the development files only: the same without warnings stands beside them. */
export function productionRouter(): Plugin {
  return {
    name: "livery-production-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== "react-router" && source !== "react-router/dom") return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}

export function trimLibraries(): Plugin {
  const wanted = new Set(TRIMS);
  return {
    name: "livery-trim-libraries",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const trims = TRIMS.filter((one) => one.id.test(id));
      if (trims.length === 0) return null;
      return { code: trims.reduce((before, one) => trimmed(before, one, wanted), code), map: null };
    },
    buildEnd(error) {
      const left = [...wanted].map((one) => one.id.source);
      if (!error && left.length > 0) this.error(`nothing to leave out of ${left.join(", ")}`);
    },
  };
}

function trimmed(code: string, one: Trim, wanted: Set<Trim>): string {
  const after = one.trim(code);
  if (after !== code) wanted.delete(one);
  return after;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function emptied(node: ESTree.Node, names: readonly string[]): Cut[] {
  if (node.type !== "FunctionDeclaration" || !node.id || !names.includes(node.id.name)) return [];
  return [
    { start: node.start, end: node.end, text: `function ${node.id.name}() { return null; }` },
  ];
}

/** A variable of the module that holds nothing any more. */
function nothing(node: ESTree.Node, name: string): Cut[] {
  if (node.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && id.name === name && init
      ? [{ start: init.start, end: init.end, text: "null" }]
      : [],
  );
}

function methods(node: ESTree.Node, owner: string, names: readonly string[]): Cut[] {
  if (node.type !== "ClassDeclaration" || node.id?.name !== owner) return [];
  return node.body.body
    .filter(
      (member) =>
        member.type === "MethodDefinition" &&
        member.key.type === "Identifier" &&
        names.includes(member.key.name),
    )
    .map(({ start, end }) => ({ start, end, text: "" }));
}

/** `this.name = …` in the constructor of the class. */
function assignments(node: ESTree.Node, owner: string, names: readonly string[]): Cut[] {
  if (node.type !== "ClassDeclaration" || node.id?.name !== owner) return [];
  const made = node.body.body.flatMap((member) =>
    member.type === "MethodDefinition" && member.kind === "constructor"
      ? (member.value.body?.body ?? [])
      : [],
  );
  return made
    .filter(
      (line) =>
        line.type === "ExpressionStatement" &&
        line.expression.type === "AssignmentExpression" &&
        line.expression.left.type === "MemberExpression" &&
        line.expression.left.property.type === "Identifier" &&
        names.includes(line.expression.left.property.name),
    )
    .map(({ start, end }) => ({ start, end, text: "" }));
}

function cut(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
      code,
    );
}
