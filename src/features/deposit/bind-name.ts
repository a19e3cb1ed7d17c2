// Sets the payer's name, when the deposit needs it and the member has none.
import { bindFromDeposit } from "#contract/api/deposit.ts";
import { request } from "#lib/calls/http.ts";
import { isRealName, tidyRealName } from "#lib/text/real-name.ts";
import { loadMember } from "#session/account/member.ts";

export function realNameProblem(typed: string): "name" | null {
  return isRealName(tidyRealName(typed)) ? null : "name";
}

/** @throws CallError that has not been shown yet; the member data is reloaded in any case. */
export async function bindName(typed: string): Promise<void> {
  try {
    await request(bindFromDeposit, { realName: tidyRealName(typed) }, { quiet: true });
  } finally {
    // Another device may have set it meanwhile.
    await loadMember().catch(() => {});
  }
}
