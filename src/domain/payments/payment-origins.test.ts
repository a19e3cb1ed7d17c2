import { beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { paymentOrigins } from "./payment-origins.ts";

const PAYMENTS = ["https://pay.example", "https://cashier.example"];
const hosts = {
  customerService: [],
  games: [],
  payments: PAYMENTS,
  h5: [],
  images: [],
  captcha: [],
};

beforeEach(() => setBrand(sampleEntry({ hosts })));

it("are those of the manifest on a public site", () => {
  expect(paymentOrigins({ hostname: "aurora.example", port: "" })).toEqual(PAYMENTS);
  expect(paymentOrigins({ hostname: "localhost.example", port: "8080" })).toEqual(PAYMENTS);
  expect(paymentOrigins({ hostname: "evillocalhost", port: "" })).toEqual(PAYMENTS);
});

it("start with the sandbox's channels on a page of the preview", () => {
  const page = { hostname: "aurora.localhost", port: "4173" };
  expect(paymentOrigins(page)).toEqual(["http://play.localhost:4173", ...PAYMENTS]);
});
