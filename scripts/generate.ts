// `npm run generate`: writes the files that are made from others, in the layout of the formatter.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { GENERATED } from "./generated/files.ts";
import { scriptOptions } from "./script-options.ts";

scriptOptions("npm run generate", {});
for (const { file, text } of GENERATED) writeFileSync(file, await text());
execFileSync("panda", ["codegen", "--silent"], { stdio: "inherit" });
execFileSync(
  "oxfmt",
  GENERATED.map(({ file }) => file).filter((file) => file.endsWith(".json")),
  {
    stdio: "inherit",
  },
);
