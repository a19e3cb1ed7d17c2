import { loadFleet } from "../brand/load-brands.ts";
import { requireIdentity } from "../brand/select-brands.ts";
import type { SelectionInput, SharedInput } from "../command-input.ts";
import { conform } from "../conform/conform.ts";
import { counted, junitCases, printConform, type Tested } from "../conform/print-conform.ts";
import { testAccount } from "../conform/test-account.ts";
import { CliError } from "../errors/errors.ts";
import { junitXml } from "../errors/problem-reports.ts";
import { originOf } from "../errors/server-origin.ts";
import { writeReport } from "../errors/write-reports.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { pickBrands } from "../select/pick-brands.ts";

interface ConformInput extends SharedInput, SelectionInput {
  readonly url: string;
  readonly account?: string;
  readonly write: boolean;
  /** Origin of the streams. Without it, the origin of the calls. */
  readonly socket?: string;
  /** Seconds. */
  readonly timeout: number;
  readonly junit?: string;
}

/** `brand conform <url>`: checks a server against the contract, brand by brand; exit code 1 when something fails. */
export async function run(input: ConformInput, io: Io): Promise<number> {
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
}

function noServer(origin: string): CliError {
  return new CliError("CONFORM_NO_SERVER", {
    what: `No server answers at ${origin}.`,
    fix: "start it, and name the address that it listens on.",
  });
}
