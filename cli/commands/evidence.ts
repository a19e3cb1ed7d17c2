import { defineCommand } from "../command/define-command.ts";
import { argumentList, neededText } from "../command/option.ts";

/** `brand evidence <files...>`: exit code 1 when a file does not prove what it says. */
export const evidenceCommand = defineCommand({
  name: "evidence",
  summary: "checks the signed evidence of bets",
  about:
    "checks files that members downloaded from the details of a bet: the signature, that the page says what was signed, and that results and amounts follow from the rules; several files of one bet are compared ([docs/evidence.md](docs/evidence.md))",
  arguments: {
    files: argumentList("files as downloaded, the earlier ones of a bet beside later ones"),
  },
  options: {
    key: neededText(
      "<file or address>",
      "the site, such as https://site.example, or its saved keys",
    ),
  },
  json: { files: "of each file: the bet, whether it is proven, and every check" },
  async run(input, io) {
    const { readKeys } = await import("../evidence/read-keys.ts");
    const { verifyFiles, isProven } = await import("../evidence/verify-files.ts");
    const { evidenceJson, evidenceText } = await import("../evidence/print-evidence.ts");
    const found = await verifyFiles(input.files, await readKeys(input.key));
    io.result(evidenceText(found), { files: found.map(evidenceJson) });
    return found.every(isProven) ? 0 : 1;
  },
});
