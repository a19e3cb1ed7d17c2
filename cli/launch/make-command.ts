// node make-command.ts <root> <outDir> <home>: a process for Rollup's memory and Node's type-stripping warning.
import { bundleCommand } from "./bundle-command.ts";

const [root = "", outDir = "", home = ""] = process.argv.slice(2);
await bundleCommand(root, { outDir, home, extension: ".ts" });
