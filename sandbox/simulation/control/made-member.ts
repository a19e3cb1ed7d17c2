// Creates members and sessions without registration and login.
import * as v from "valibot";
import { clearAttempts } from "../../backend/members/attempt-store.ts";
import { md5 } from "../../backend/accounts/md5.ts";
import {
  findMember,
  insertMember,
  nameKey,
  updateMember,
} from "../../backend/members/member-store.ts";
import { hashPassword, PUBLIC_COST } from "../../backend/accounts/password.ts";
import { issueToken, revokeTokens } from "../../backend/members/token-store.ts";
import { tellWelcome } from "../../backend/letters/event-letters.ts";
import type { Simulation } from "../simulation.ts";

export const SessionSchema = v.strictObject({ site: v.string(), name: v.string() });

interface NewMember {
  readonly site: string;
  readonly name: string;
  readonly password: string;
}

export async function makeMember(
  simulation: Simulation,
  { site, name, password }: NewMember,
): Promise<void> {
  const view = simulation.sites.named(site);
  if (!view) return;
  const { database } = simulation.world();
  const { hash, salt } = await hashPassword(md5(password), PUBLIC_COST);
  clearAttempts(database, { site: view.site.id, kind: "login", subject: nameKey(name) });
  const known = findMember(database, view.site.id, name);
  if (known) {
    revokeTokens(database, known.id);
    updateMember(database, known.id, { passwordHash: hash, salt });
    return;
  }
  const createdAt = simulation.clock.now();
  const fields = { site: view.site.id, name, passwordHash: hash, salt, createdAt };
  tellWelcome(database, insertMember(database, fields).id, createdAt);
}

/** A session without login, on an unknown device. @returns null when there is no such member */
export function openSession(
  simulation: Simulation,
  { site, name }: v.InferOutput<typeof SessionSchema>,
): { readonly token: string; readonly userId: string } | null {
  const view = simulation.sites.named(site);
  const member = view ? findMember(simulation.world().database, view.site.id, name) : null;
  if (!member) return null;
  const now = simulation.clock.now();
  const token = issueToken(simulation.world().database, { member, device: "", now });
  return { token, userId: String(member.id) };
}
