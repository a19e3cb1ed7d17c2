// A person who is excluded comes back under another name: accounts of a site are of one person when the real name and a
// birthday are the same (LCCP SR 3.5). Names are compared as `personName` spells them; birthdays are the one that the
// member stated and the one of an accepted identity document, and either may match.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** Makes `personName(realName)` known to SQL. @param toTraditional of one character; without it, each script is its own */
export function comparePersons(
  database: DatabaseSync,
  toTraditional: (text: string) => string = (text) => text,
): void {
  database.function("personName", { deterministic: true }, (name) =>
    typeof name === "string" ? personName(name, toTraditional) : null,
  );
}

/** Letters alone: without case, width, spaces and dots, in one Chinese script. */
function personName(name: string, toTraditional: (text: string) => string): string {
  const letters = name.normalize("NFKC").toLowerCase().replace(/\P{L}/gu, "");
  return Array.from(letters, (letter) => toTraditional(letter)).join("");
}

const OTHER_ACCOUNTS = `
  WITH proof AS (SELECT member, birthday FROM member_document
      WHERE kind = 'identity' AND state = 'accepted' AND birthday IS NOT NULL),
    mine AS (SELECT birthday FROM member WHERE id = :member AND birthday IS NOT NULL
      UNION SELECT birthday FROM proof WHERE member = :member),
    born AS (SELECT id FROM member WHERE birthday IN mine
      UNION SELECT member FROM proof WHERE birthday IN mine)
  SELECT other.id FROM member AS me
    JOIN member AS other ON other.site = me.site AND other.id <> me.id
  WHERE me.id = :member AND other.id IN born
    AND personName(other.realName) = personName(me.realName)`;

/** Other accounts of the person on the same site. */
export function otherAccounts(database: DatabaseSync, member: number): number[] {
  const rows = database.prepare(OTHER_ACCOUNTS).all({ member });
  return v.parse(v.array(v.object({ id: v.number() })), rows).map(({ id }) => id);
}
