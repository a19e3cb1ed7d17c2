/** Fields of package.json that no bundle depends on. Another one is an input until it is named here. */
const NO_INPUTS = new Set([
  "allowScripts",
  "bin",
  "description",
  "devDependencies",
  "devEngines",
  "engines",
  "files",
  "license",
  "peerDependencies",
  "peerDependenciesMeta",
  "private",
  "scripts",
]);

/** What a bundle depends on in the text of a package.json. */
export function manifestInputs(text: string): string {
  const fields = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return JSON.stringify(fields.filter(([name]) => !NO_INPUTS.has(name)));
}
