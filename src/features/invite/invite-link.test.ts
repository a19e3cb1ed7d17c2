// @vitest-environment jsdom
import { expect, it } from "vitest";
import { keepReferral, referralCodes } from "#session/site/referral.ts";
import { inviteLink } from "./invite-link.ts";

it("brings the code to the registration form, which it opens", () => {
  const link = new URL(inviteLink("AB12-x_9"));
  expect(link.origin).toBe(window.location.origin);
  expect(link.searchParams.get("register")).toBe("1");
  keepReferral(link.search);
  expect(referralCodes().iCode).toBe("AB12-x_9");
});
