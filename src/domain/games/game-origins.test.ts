import { beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { gameOrigins } from "./game-origins.ts";

const GAMES = ["https://games.example", "https://play.example"];
const hosts = { customerService: [], games: GAMES, payments: [], h5: [], images: [], captcha: [] };

beforeEach(() => setBrand(sampleEntry({ hosts })));

it("are those of the manifest on a public site", () => {
  expect(gameOrigins({ hostname: "aurora.example", port: "" })).toEqual(GAMES);
  expect(gameOrigins({ hostname: "localhost.example", port: "8080" })).toEqual(GAMES);
  expect(gameOrigins({ hostname: "evillocalhost", port: "" })).toEqual(GAMES);
});

it("start with the sandbox's games on a page of the preview", () => {
  const page = { hostname: "aurora.localhost", port: "4173" };
  expect(gameOrigins(page)).toEqual(["http://play.localhost:4173", ...GAMES]);
});
