// Client and server implement the sealed wire separately (contract/sealed.ts). Here each opens what the other seals.
import { describe, expect, it } from "vitest";
import { SEALED_SUITES, type SealPurpose } from "#contract/sealed.ts";
import { openToken, sealToken } from "../sandbox/backend/wire/sealed-token.ts";
import { SANDBOX_PUBLIC_KEY } from "../sandbox/backend/wire/sandbox-key.ts";
import { createSealer } from "../src/lib/wire/sealing.ts";

const CALL = { method: "POST", path: "/site/api/v1/user/login", requestId: "request-1" };
const PURPOSES: readonly SealPurpose[] = ["path", "body", "answer", "signature", "field"];
const TEXTS = ["", "{}", "登录 🎲", "x".repeat(100_000)];

describe.each(SEALED_SUITES)("%s", (suite) => {
  it.each(PURPOSES)("the server opens what the client seals: %s", async (purpose) => {
    const sealer = await createSealer(suite, SANDBOX_PUBLIC_KEY);
    for (const text of TEXTS) {
      const token = await sealer.seal(purpose, text, CALL);
      expect(openToken(token, { suite, purpose, call: CALL })?.text).toBe(text);
    }
  });

  it("the client opens the server's answer to its own request, and no other's", async () => {
    const [own, other] = await Promise.all([
      createSealer(suite, SANDBOX_PUBLIC_KEY),
      createSealer(suite, SANDBOX_PUBLIC_KEY),
    ]);
    const opened = openToken(await own.seal("body", "{}", CALL), {
      suite,
      purpose: "body",
      call: CALL,
    });
    if (opened === null) throw new Error("the server could not open the body");
    for (const text of TEXTS) {
      const answer = sealToken(text, opened.epk, { suite, purpose: "answer", call: CALL });
      await expect(own.open(answer, CALL)).resolves.toBe(text);
      await expect(other.open(answer, CALL)).rejects.toThrow("cannot be opened");
      await expect(own.open(answer, { ...CALL, requestId: "request-2" })).rejects.toThrow(
        "cannot be opened",
      );
    }
  });
});
