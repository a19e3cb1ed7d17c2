// Control of accounts: which captcha comes, who is logged out, what a member has.
import * as v from "valibot";
import { CAPTCHA_MODES, setCaptchaMode } from "../accounts/captcha-demand.ts";
import { findMember, type MemberRow, updateMember } from "../accounts/member-store.ts";
import { isPhone } from "../accounts/phone.ts";
import { readUnread, writeUnread } from "../accounts/unread-store.ts";
import type { Backend } from "../backend.ts";
import { setBalances } from "../ledger/ledger.ts";
import { MemberSchema, UnreadSchema } from "../store/account-rows.ts";
import { makeMember } from "./made-member.ts";

export const CaptchaModeSchema = v.strictObject({
  /** Every site without it. */
  site: v.optional(v.string()),
  mode: v.picklist(CAPTCHA_MODES),
});

export const ExpireSchema = v.strictObject({
  site: v.string(),
  /** Everybody's sessions without it. */
  name: v.optional(v.string()),
});

const { email, realName, gender, birthday, vipLevel, balanceCents, lockedCents } =
  MemberSchema.entries;
const { bankCard, virtualCoin, lastLoginAt, anyDevice } = MemberSchema.entries;
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
    /** Null takes the second password away. */
    secondHash: v.null(),
    unread: v.partial(v.strictObject(UnreadSchema.entries)),
  }),
);
export const MemberChangeSchema = v.strictObject({
  site: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  /**
   * Makes the member where there is none. One who is there gets this password; sessions and counted
   * failures are gone.
   */
  create: v.optional(v.strictObject({ password: v.pipe(v.string(), v.nonEmpty()) })),
  patch: v.optional(PatchSchema, {}),
});

/** @returns false when there is no such site */
export function changeCaptcha(
  backend: Backend,
  { site, mode }: v.InferOutput<typeof CaptchaModeSchema>,
): boolean {
  const view = site === undefined ? undefined : backend.sites.named(site);
  if (site !== undefined && !view) return false;
  setCaptchaMode(backend.world().database, mode, view?.site.id);
  return true;
}

/** @returns false when there is no such site or member */
export function expireSessions(
  backend: Backend,
  { site, name }: v.InferOutput<typeof ExpireSchema>,
): boolean {
  const { database } = backend.world();
  const view = backend.sites.named(site);
  const member = name === undefined ? null : memberNamed(backend, site, name);
  if (!view || (name !== undefined && !member)) return false;
  database
    .prepare("UPDATE member_token SET expiresAt = 0 WHERE site = ? AND (member = ? OR ? IS NULL)")
    .run(view.site.id, member?.id ?? null, member?.id ?? null);
  return true;
}

/** @returns the member as it is afterwards, without what is kept of passwords; null when there is none */
export async function changeMember(
  backend: Backend,
  { site, name, create, patch }: v.InferOutput<typeof MemberChangeSchema>,
) {
  if (create !== undefined) await makeMember(backend, { site, name, ...create });
  return patchMember(backend, { site, name, patch });
}

function patchMember(
  backend: Backend,
  {
    site,
    name,
    patch: { unread, balanceCents: balance, lockedCents: locked, ...patch },
  }: Pick<v.InferOutput<typeof MemberChangeSchema>, "site" | "name" | "patch">,
) {
  const { database } = backend.world();
  const before = memberNamed(backend, site, name);
  if (!before) return null;
  if (unread !== undefined)
    writeUnread(database, before.id, { ...readUnread(database, before.id), ...unread });
  setBalances(
    database,
    { id: before.id, balanceCents: balance, lockedCents: locked },
    { reason: "adjustment", time: backend.clock.now() },
  );
  const after = updateMember(database, before.id, patch);
  return { ...v.parse(SHOWN, after), unread: readUnread(database, before.id) };
}

const SHOWN = v.omit(MemberSchema, ["passwordHash", "salt", "secondHash", "secondSalt"]);

function memberNamed(backend: Backend, site: string, name: string): MemberRow | null {
  const view = backend.sites.named(site);
  return view ? findMember(backend.world().database, view.site.id, name) : null;
}
