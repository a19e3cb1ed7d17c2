import path from "node:path";
import type { ContractInput } from "../command-input.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { displayPath, type Io } from "../io.ts";
import { asyncApi } from "../server-contract/asyncapi.ts";
import { openApi } from "../server-contract/openapi.ts";
import { packageVersion } from "../version.ts";

/** `brand contract`: writes what a server has to answer, for servers of your own. */
export function run(input: ContractInput, io: Io): Promise<number> {
  const dir = path.resolve(input.dir ?? "contract");
  const version = packageVersion();
  const documents = { "openapi.json": openApi(version), "asyncapi.json": asyncApi(version) };
  const files = Object.entries(documents).map(([name, document]) => {
    const file = path.join(dir, name);
    writeWhole(file, `${JSON.stringify(document, null, 2)}\n`);
    return displayPath(file);
  });
  io.result(`written: ${files.join(", ")}`, { files });
  return Promise.resolve(0);
}
