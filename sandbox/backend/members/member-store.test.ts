import { expect, it } from "vitest";
import { USERNAME, PASSWORD } from "#contract/account-rules.ts";
import { DEMO_ACCOUNTS, seedAccounts } from "../../simulation/members/demo-accounts.ts";
import { openDatabase } from "../open-database.ts";
import { findMember, insertMember, memberById, memberWith, updateMember } from "./member-store.ts";
import { hashPassword, checkPassword } from "../accounts/password.ts";

const NEW = { site: "aurora", name: "Fresh77", passwordHash: "", salt: "", createdAt: 1 };

it("finds a member by name, id, phone and e-mail on its own site only", () => {
  const database = openDatabase();
  seedAccounts(database, ["aurora", "titan"]);
  const member = findMember(database, "aurora", " DEMO88 ");
  expect(member).toMatchObject({ name: "demo88", balanceCents: 1_284_650, lockedCents: 20_000 });
  expect(memberById(database, member?.id ?? 0)).toEqual(member);
  expect(memberWith(database, "aurora", "phone", "8613800138621")).toEqual(member);
  expect(memberWith(database, "titan", "email", "demo88@example.com")?.id).not.toBe(member?.id);
  expect(findMember(database, "jade", "demo88")).toBeNull();
  database.close();
});

it("keeps one account per name, and updates only the given fields", () => {
  const database = openDatabase();
  const member = insertMember(database, {
    ...NEW,
    rCode: "R-1",
    iCode: "I-2",
    domain: "a.example",
  });
  expect(member).toMatchObject({ rCode: "R-1", iCode: "I-2", domain: "a.example" });
  expect(() => insertMember(database, { ...NEW, name: "FRESH77" })).toThrow(/UNIQUE/);
  expect(updateMember(database, member.id, {})).toEqual(member);
  const changed = updateMember(database, member.id, { phone: "8613800000001", vipLevel: 2 });
  expect(changed).toEqual({ ...member, phone: "8613800000001", vipLevel: 2 });
  expect(updateMember(database, member.id, { phone: null }).phone).toBeNull();
  expect(() => updateMember(database, 99, { vipLevel: 1 })).toThrow(RangeError);
  database.close();
});

it("hashes each password with its own salt", async () => {
  const kept = await hashPassword("a".repeat(32));
  expect(kept.hash).not.toContain("a".repeat(32));
  expect((await hashPassword("a".repeat(32))).hash).not.toBe(kept.hash);
  expect(await checkPassword("a".repeat(32), kept)).toBe(true);
  expect(await checkPassword("b".repeat(32), kept)).toBe(false);
  expect(await checkPassword("a".repeat(32), null)).toBe(false);
});

it.each(DEMO_ACCOUNTS.map((account) => [account.name, account] as const))(
  "%s follows the rules",
  (name, { password }) => {
    expect(name).toMatch(USERNAME);
    expect(password).toMatch(PASSWORD);
  },
);
