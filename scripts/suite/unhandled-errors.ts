// A reporter of Vitest: writes down errors that no test caught, which its JSON report leaves out.
import { writeFileSync } from "node:fs";
import type { Reporter, Vitest } from "vitest/node";
import { unhandledErrorsOf } from "./test-report.ts";

export default class UnhandledErrors implements Reporter {
  private file = "";

  onInit({ config }: Vitest): void {
    const { outputFile } = config;
    const json = typeof outputFile === "string" ? outputFile : outputFile?.["json"];
    if (json === undefined) throw new Error("unhandled-errors stands beside a JSON report");
    this.file = unhandledErrorsOf(json);
  }

  onTestRunEnd: Reporter["onTestRunEnd"] = (_modules, errors) => {
    writeFileSync(this.file, JSON.stringify(errors.map(({ message }) => message)));
  };
}
