// Leaves out what the libraries carry for other ways of using them. Each entry says why it cannot run
// here; one that no longer finds its target stops the build, so that an upgrade is looked at.
import { parseAst, type Plugin } from "vite";

/** Modules replaced as a whole, by the end of their path. */
const MODULES: Readonly<Record<string, string>> = {
  // Axios takes the first adapter there is, and every browser has XMLHttpRequest.
  "/axios/lib/adapters/fetch.js": "export const getFetch = () => undefined;",
};

/**
 * Functions of React Router that only its framework mode calls: server rendering, and prefetching from
 * its manifest. All stand behind a context that a data router never sets.
 */
const FRAMEWORK_ONLY = [
  "PrefetchPageLinks",
  "RemixRootDefaultErrorBoundary",
  "RSCErrorHandler",
  "usePrefetchBehavior",
] as const;

export function trimLibraries(): Plugin {
  return {
    name: "livery-trim-libraries",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== "react-router" && source !== "react-router/dom") return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Its package names the development files only: the same without warnings stands beside them.
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    transform(code, id) {
      const stub = Object.entries(MODULES).find(([end]) => id.endsWith(end))?.[1];
      if (stub !== undefined) return { code: stub, map: null };
      if (!/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return null;
      return { code: emptyFunctions(code), map: null };
    },
  };
}

function emptyFunctions(code: string): string {
  const found = parseAst(code).body.filter(
    (node) => node.type === "FunctionDeclaration" && FRAMEWORK_ONLY.includes(node.id?.name as never),
  );
  return found.reduceRight((text, node) => {
    const name = node.type === "FunctionDeclaration" ? node.id?.name : "";
    return `${text.slice(0, node.start)}function ${name}() { return null; }${text.slice(node.end)}`;
  }, code);
}
