import { CliError } from "../errors/errors.ts";
import type { Account } from "./check-session.ts";

/** Passwords come from the environment: a command line is seen by others and kept in histories. */
export function testAccount(
  { account: name, write }: { readonly account?: string; readonly write: boolean },
  env: NodeJS.ProcessEnv,
): { readonly account: Account | null; readonly secondPassword: string | null } {
  const { LIVERY_TEST_PASSWORD: password, LIVERY_TEST_SECOND_PASSWORD: second } = env;
  if (name === undefined) {
    if (!write) return { account: null, secondPassword: null };
    throw new CliError("CONFIG_USAGE", {
      what: "--write is given, but no test account.",
      fix: "name one with --account, whose data may be changed; or leave --write out.",
    });
  }
  if (password === undefined || password === "")
    throw new CliError("CONFORM_PASSWORD", {
      what: `The password of the test account "${name}" is missing.`,
      fix: "set LIVERY_TEST_PASSWORD; for withdrawals also LIVERY_TEST_SECOND_PASSWORD.",
    });
  return { account: { name, password }, secondPassword: second ?? null };
}
