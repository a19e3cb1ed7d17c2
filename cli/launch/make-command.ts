// usage: node make-command.ts <root> <outDir> <home>; a process of its own, since Rollup needs memory and
// Node warns of the function that strips types.
import { bundleCommand } from "./bundle-command.ts";

const [root = "", outDir = "", home = ""] = process.argv.slice(2);
await bundleCommand(root, { outDir, home, extension: ".ts" });
