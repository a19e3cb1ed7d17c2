// What a member has typed outlives a session that ends: every form holds it (src/session/account/use-held-form.ts), or
// stands here with the reason why not.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

const NOT_HELD: Readonly<Record<string, string>> = {
  "features/auth/": "has no session that could end",
  "features/account/password-form.tsx": "only passwords",
  "features/account/second-password-form.tsx": "only passwords",
  "features/withdraw/confirm-withdrawal.tsx": "only a password",
  "features/payees/confirm-address.tsx": "only a password",
  "features/payees/remove-payee.tsx": "only a password",
  "session/account/use-held-form.ts": "holds",
};

it("every form of members holds what is typed", () => {
  const files = globSync("{app,domain,features,session}/**/*.{ts,tsx}", {
    cwd: path.join(ROOT, "src"),
    exclude: ["**/*.test.tsx"],
  });
  const bare = files.filter((file) =>
    /\buseRuleForm[<(]/.test(readFileSync(path.join(ROOT, "src", file), "utf8")),
  );
  const reasons = Object.keys(NOT_HELD);
  const isMissing = (file: string) => !reasons.some((start) => file.startsWith(start));
  expect(bare.filter(isMissing)).toEqual([]);
  expect(reasons.filter((start) => !bare.some((file) => file.startsWith(start)))).toEqual([]);
});
