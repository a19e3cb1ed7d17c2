import path from "node:path";

/** Files of the core by their end, for plugins that skip a package in a `node_modules` unless they are told. */
export function sourcePattern(packageRoot: string, extension: string): RegExp {
  const folder = path.join(packageRoot, "src").split(path.sep).join("/");
  const literal = folder.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${literal}/.+\\.${extension}(?:$|\\?)`);
}
