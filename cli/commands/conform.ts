import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument, flag, parsedOr, text } from "../command/option.ts";
import { NARROWING, PICKS, wholeNumber } from "../command/shared-options.ts";
import type { Tested } from "../conform/print-conform.ts";
import { CliError } from "../errors/errors.ts";
import { originOf } from "../errors/server-origin.ts";

function readSeconds(value: string): number {
  return wholeNumber(value, [1, 600], "Seconds are a whole number from 1 to 600.");
}

/** `brand conform <url>`: checks a server against the contract, brand by brand; exit code 1 when something fails. */
export const conformCommand = defineCommand({
  name: "conform",
  summary: "checks a server of your own against the contract",
  about:
    "checks a server of your own against the contract, call by call; `--write` also runs what changes a test account ([docs/backend.md](docs/backend.md#the-conformance-suite))",
  arguments: {
    url: argument("origin of the server, such as http://127.0.0.1:8080"),
    ...PICKS,
  },
  options: {
    ...NARROWING,
    account: text("<name>", "test account; its password is read from LIVERY_TEST_PASSWORD"),
    write: flag("also run the calls that change the test account"),
    socket: text("<origin>", "origin of the streams (default: the server)"),
    timeout: parsedOr(10, "<seconds>", "how long an answer may take", readSeconds),
    junit: text("<file>", "also write a JUnit report, one case per check"),
  },
  json: { url: "origin of the server", brands: "counts and checks of each brand" },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireIdentity } = await import("../brand/select-brands.ts");
    const { conform } = await import("../conform/conform.ts");
    const { counted, junitCases, printConform } = await import("../conform/print-conform.ts");
    const { testAccount } = await import("../conform/test-account.ts");
    const { junitXml } = await import("../reports/problem-reports.ts");
    const { writeReport } = await import("../reports/write-reports.ts");
    const { pickBrands } = await import("../select/pick-brands.ts");
    const origin = originOf(input.url, "the server as");
    const socketOrigin = originOf(input.socket ?? origin, "--socket");
    const account = testAccount(input, process.env);
    const places = workspace(input);
    const fleet = await loadFleet(places);
    const tested: Tested[] = [];
    for (const id of (await pickBrands(fleet, input, places)).ids) {
      const { manifest, switchSet } = requireIdentity(fleet, id);
      const { siteId, api } = manifest;
      const { encryption, publicKey = null } = api;
      const rows = await conform({
        site: { id, siteId, encryption, publicKey },
        switches: switchSet,
        origin,
        socketOrigin,
        ...account,
        write: input.write,
        timeoutMs: input.timeout * 1000,
      });
      if (rows === null) throw noServer(origin);
      tested.push({ id, rows });
    }
    if (input.junit !== undefined)
      writeReport(input.junit, junitXml("brand conform", tested.flatMap(junitCases)));
    const brands = tested.map(({ id, rows }) => ({ id, ...counted(rows), checks: rows }));
    io.result(tested.map((one) => printConform(one, io)).join("\n\n"), { url: origin, brands });
    return brands.some(({ fail }) => fail > 0) ? 1 : 0;
  },
});

function noServer(origin: string): CliError {
  return new CliError("CONFORM_NO_SERVER", {
    what: `No server answers at ${origin}.`,
    fix: "start it, and name the address that it listens on.",
  });
}
