import { describe, expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { decide, type GuardDecision } from "./decide.ts";

const VISITORS = {
  visitor: { loggedIn: false, phoneBound: null, nameBound: null },
  "member not known yet": { loggedIn: true, phoneBound: null, nameBound: null },
  member: { loggedIn: true, phoneBound: false, nameBound: false },
  "member with a phone": { loggedIn: true, phoneBound: true, nameBound: false },
  "member with a name": { loggedIn: true, phoneBound: false, nameBound: true },
  "member with phone and name": { loggedIn: true, phoneBound: true, nameBound: true },
} as const;

/** The specification's own lists, not the table's flags. */
const LOGIN = /^\/(?:mine\/|game\/:info$|game\/sport\/:enName$|redirect\/)/;
const BOUND = /^\/mine\/(?:virtualCoinCard|alipayManage|accountManage\/:id|addBankCard)$/;
const DEPOSIT = /^\/(?:mine\/savemoney|app\/help\/ck)/;

function expected(path: string, who: keyof typeof VISITORS, depositOpen: boolean): GuardDecision {
  if (DEPOSIT.test(path) && !depositOpen) return "notFound";
  if (LOGIN.test(path) && who === "visitor") return "login";
  if (BOUND.test(path) && who === "member not known yet") return "unknown";
  if (BOUND.test(path) && who !== "member with phone and name") return "auth";
  return "pass";
}

const CASES = ROUTES.flatMap((route) =>
  (Object.keys(VISITORS) as (keyof typeof VISITORS)[]).flatMap((who) =>
    [true, false].map((depositOpen) => ({ route, path: route.path, who, depositOpen })),
  ),
);

describe("guards: every route × visitor × deposit flag", () => {
  it.each(CASES)("$path, $who, deposit open $depositOpen", ({ route, path, who, depositOpen }) => {
    expect(decide(route, VISITORS[who], depositOpen)).toBe(expected(path, who, depositOpen));
  });

  it("meets every verdict", () => {
    const verdicts = CASES.map(({ route, who, depositOpen }) =>
      decide(route, VISITORS[who], depositOpen),
    );
    expect(new Set(verdicts)).toEqual(new Set(["pass", "login", "auth", "notFound", "unknown"]));
  });
});
