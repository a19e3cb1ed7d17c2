import path from "node:path";
import { displayPath } from "../base/io.ts";
import { packageVersion } from "../base/version.ts";
import { defineCommand } from "../command/define-command.ts";
import { text } from "../command/option.ts";

/** `brand contract`: writes what a server has to answer, for servers of your own. */
export const contractCommand = defineCommand({
  name: "contract",
  summary: "writes the calls and streams that a server of your own has to answer",
  about:
    "writes the calls as OpenAPI 3.1 and the streams as AsyncAPI 3, for a server of your own ([docs/backend.md](docs/backend.md))",
  arguments: {},
  options: {
    dir: text("<dir>", "folder to write openapi.json and asyncapi.json to (default: ./contract)"),
  },
  json: { files: "written files" },
  async run(input, io) {
    const { writeWhole } = await import("../files/atomic-write.ts");
    const { outputFailure, tellWrite } = await import("../files/tell-write.ts");
    const { asyncApi } = await import("../server-contract/asyncapi.ts");
    const { openApi } = await import("../server-contract/openapi.ts");
    const dir = path.resolve(input.dir ?? "contract");
    const version = packageVersion();
    const documents = { "openapi.json": openApi(version), "asyncapi.json": asyncApi(version) };
    const files = Object.entries(documents).map(([name, document]) => {
      const file = path.join(dir, name);
      tellWrite({ ...outputFailure("The contract"), file }, () =>
        writeWhole(file, `${JSON.stringify(document, null, 2)}\n`),
      );
      return displayPath(file);
    });
    io.result(`written: ${files.join(", ")}`, { files });
    return 0;
  },
});
