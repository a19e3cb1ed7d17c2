import { verifyBundles } from "../build/verify-bundles.ts";
import type { Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import type { Finding } from "./finding.ts";

/** What `brand verify` finds: damage, and identities of other brands. */
export async function checkBundles(
  places: Workspace,
  ids: readonly string[],
  io: Io,
): Promise<Finding[]> {
  const verdicts = await verifyBundles(places, ids, false, io);
  return verdicts.flatMap(({ id, problems }) =>
    problems.map(({ file, what }) => ({
      brand: id,
      check: "bundles" as const,
      edition: null,
      locale: null,
      page: file,
      what,
      picture: null,
      trace: null,
    })),
  );
}
