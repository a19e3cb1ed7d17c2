// Control of accounts: captcha kind, expired sessions, changes of members.
import * as v from "valibot";
import { MemberSchema } from "../../backend/members/account-rows.ts";
import { findMember, type MemberRow, updateMember } from "../../backend/members/member-store.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";
import { isPhone } from "../../backend/accounts/phone.ts";
import { CAPTCHA_MODES, setCaptchaMode } from "../../backend/captcha/captcha-demand.ts";
import { setBalances, setVenueCents } from "../../backend/ledger/ledger.ts";
import type { Simulation } from "../simulation.ts";
import { makeMember } from "./made-member.ts";

export const CaptchaModeSchema = v.strictObject({
  /** All sites when it is left out. */
  site: v.optional(v.string()),
  mode: v.picklist(CAPTCHA_MODES),
});

export const ExpireSchema = v.strictObject({
  site: v.string(),
  /** All members of the site when it is left out. */
  name: v.optional(v.string()),
});

const { email, realName, gender, birthday, vipLevel, balanceCents, lockedCents } =
  MemberSchema.entries;
const { bankCard, virtualCoin, lastLoginAt, anyDevice, autoTransfer } = MemberSchema.entries;
const PatchSchema = v.partial(
  v.strictObject({
    /** Country code and number, digits only. */
    phone: v.nullable(v.pipe(v.string(), v.check(isPhone, "no phone number with country code"))),
    email,
    realName,
    gender,
    birthday,
    vipLevel,
    balanceCents,
    lockedCents,
    bankCard,
    virtualCoin,
    lastLoginAt,
    anyDevice,
    autoTransfer,
    /** Null removes the withdrawal password. */
    secondHash: v.null(),
    /** Cents at venues by channel code. */
    venueCents: v.record(v.pipe(v.string(), v.regex(CHANNEL_CODE)), balanceCents),
  }),
);
export const MemberChangeSchema = v.strictObject({
  site: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  /**
   * Creates the member. An existing one gets this password, is logged out, and its failed logins are
   * forgotten.
   */
  create: v.optional(v.strictObject({ password: v.pipe(v.string(), v.nonEmpty()) })),
  patch: v.optional(PatchSchema, {}),
});

/** @returns false when there is no such site */
export function changeCaptcha(
  simulation: Simulation,
  { site, mode }: v.InferOutput<typeof CaptchaModeSchema>,
): boolean {
  const view = site === undefined ? undefined : simulation.sites.named(site);
  if (site !== undefined && !view) return false;
  setCaptchaMode(simulation.world().database, mode, view?.site.id);
  return true;
}

/** @returns false when there is no such site or member */
export function expireSessions(
  simulation: Simulation,
  { site, name }: v.InferOutput<typeof ExpireSchema>,
): boolean {
  const { database } = simulation.world();
  const view = simulation.sites.named(site);
  const member = name === undefined ? null : memberNamed(simulation, site, name);
  if (!view || (name !== undefined && !member)) return false;
  database
    .prepare("UPDATE member_token SET expiresAt = 0 WHERE site = ? AND (member = ? OR ? IS NULL)")
    .run(view.site.id, member?.id ?? null, member?.id ?? null);
  return true;
}

/** @returns the changed member without password hashes; null when there is no such member */
export async function changeMember(
  simulation: Simulation,
  { site, name, create, patch }: v.InferOutput<typeof MemberChangeSchema>,
) {
  if (create !== undefined) await makeMember(simulation, { site, name, ...create });
  return patchMember(simulation, { site, name, patch });
}

function patchMember(
  simulation: Simulation,
  {
    site,
    name,
    patch: { venueCents = {}, balanceCents: balance, lockedCents: locked, ...patch },
  }: Pick<v.InferOutput<typeof MemberChangeSchema>, "site" | "name" | "patch">,
) {
  const { database } = simulation.world();
  const before = memberNamed(simulation, site, name);
  if (!before) return null;
  const about = { reason: "adjustment", time: simulation.clock.now() };
  setBalances(database, { id: before.id, balanceCents: balance, lockedCents: locked }, about);
  for (const [channelCode, cents] of Object.entries(venueCents)) {
    setVenueCents(database, { id: before.id, channelCode, cents }, about);
  }
  const after = updateMember(database, before.id, patch);
  return v.parse(SHOWN, after);
}

const SHOWN = v.omit(MemberSchema, ["passwordHash", "salt", "secondHash", "secondSalt"]);

function memberNamed(simulation: Simulation, site: string, name: string): MemberRow | null {
  const view = simulation.sites.named(site);
  return view ? findMember(simulation.world().database, view.site.id, name) : null;
}
