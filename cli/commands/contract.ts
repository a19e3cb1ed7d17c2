import path from "node:path";
import type { SharedInput } from "../command-input.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type Io } from "../io.ts";
import { asyncApi } from "../server-contract/asyncapi.ts";
import { openApi } from "../server-contract/openapi.ts";
import { packageVersion } from "../version.ts";

interface ContractInput extends SharedInput {
  readonly dir?: string;
}

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The contract cannot be written (${reason}).`,
  fix: "make sure that the folder can be written and has space, or name another one with --dir.",
};

/** `brand contract`: writes what a server has to answer, for servers of your own. */
export function run(input: ContractInput, io: Io): Promise<number> {
  const dir = path.resolve(input.dir ?? "contract");
  const version = packageVersion();
  const documents = { "openapi.json": openApi(version), "asyncapi.json": asyncApi(version) };
  const files = Object.entries(documents).map(([name, document]) => {
    const file = path.join(dir, name);
    tellWrite({ ...FAILURE, file }, () =>
      writeWhole(file, `${JSON.stringify(document, null, 2)}\n`),
    );
    return displayPath(file);
  });
  io.result(`written: ${files.join(", ")}`, { files });
  return Promise.resolve(0);
}
