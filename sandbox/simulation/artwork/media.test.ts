import { VENUE_SWITCHES } from "#contract/switches.ts";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SAMPLE_BODIES } from "../../testing/sample-bodies.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { BANNERS, PROMOTIONS, ROOMS, SPONSORS, TABLES, VENDORS } from "../data/content.ts";
import { gamesOf } from "../data/games.ts";
import { TEAMS } from "../data/leagues/named-leagues.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

/** The featured games, and every sixtieth of those that the seed makes. */
const GAMES = gamesOf(20_261).filter(({ featured }, index) => featured === 1 || index % 60 === 0);

const ids = (kind: string, rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => `/media/${kind}/${id}.svg`);

const ADDRESSES = [
  ...ids("game", GAMES),
  ...GAMES.slice(0, 6).map(({ id }) => `/media/game/${id}/chip.svg`),
  ...ids("venue", VENDORS),
  ...ids("table", TABLES),
  ...ids("room", ROOMS),
  ...ids("promo", PROMOTIONS),
  ...ids("banner", BANNERS),
  ...ids("sponsor", SPONSORS),
  ...VENUE_SWITCHES.map((venue) => `/media/jackpot/${venue}.svg`),
  ...ids("crest", TEAMS),
  "/media/avatar/player-7.svg",
];

/** @returns what is wrong with a drawing */
function problems(svg: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => found.push(error.message));
  parser.on("opentag", ({ local, attributes }) => {
    if (["script", "foreignObject", "image", "style"].includes(local)) found.push(`<${local}>`);
    for (const { name, value } of Object.values(attributes)) {
      if (name.startsWith("on")) found.push(name);
      if (name.endsWith("href") && !value.startsWith("#")) found.push(value);
      if (/NaN|undefined/.test(value)) found.push(`${local} ${name}`);
      if (name === "id" && seen.has(value)) found.push(`id ${value} twice`);
      if (name === "id") seen.add(value);
    }
  });
  parser.write(svg).close();
  for (const [, id = ""] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!seen.has(id)) found.push(`no ${id}`);
  if (svg.includes("{{")) found.push("placeholder left");
  return found;
}

it("draws everything", async () => {
  for (const address of ADDRESSES) {
    const reply = await sandbox.ask(address, { site: "aurora" });
    expect(reply.status, address).toBe(200);
    expect(problems(reply.text), address).toEqual([]);
  }
});

it("uses the colours of the site's edition", async () => {
  const classic = await sandbox.ask("/media/game/tiger-gate.svg", { site: "aurora" });
  const professional = await sandbox.ask("/media/game/tiger-gate.svg?e=professional", {
    site: "aurora",
  });
  expect(classic.text).toContain("#112233");
  expect(professional.text).toContain("#445566");
  expect(professional.text).not.toContain("#112233");
});

it("is a picture without scripts that may be cached", async () => {
  const reply = await sandbox.ask("/media/crest/ocean-1.svg", { site: "aurora" });
  expect(reply.headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "content-security-policy": "default-src 'none'",
    "cache-control": "public, max-age=86400",
  });
  const tag = String(reply.headers["etag"]);
  const again = await sandbox.ask("/media/crest/ocean-1.svg", {
    site: "aurora",
    headers: { "if-none-match": tag },
  });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
});

it("answers 404 at unknown addresses", async () => {
  for (const address of [
    "/media/game/none.svg",
    "/media/crest/ocean-1/chip.svg",
    "/media/game/../../x.svg",
    "/media/",
  ]) {
    expect((await sandbox.ask(address, { site: "aurora" })).status, address).toBe(404);
  }
});

it("draws every picture that an answer links to", async () => {
  // A club's crest is the same on every site.
  const crests = new Set<string>();
  for (const site of ["aurora", "titan"]) {
    const paths = new Set<string>();
    for (const [name, body] of SAMPLE_BODIES) {
      const text = JSON.stringify(await sandbox.call(site, name, body));
      for (const [path] of text.matchAll(/\/media\/[a-z0-9/-]+\.svg/g)) paths.add(path);
    }
    expect(paths.size).toBeGreaterThan(60);
    for (const path of paths) {
      if (crests.has(path)) continue;
      if (path.startsWith("/media/crest/")) crests.add(path);
      const reply = await sandbox.ask(path, { site });
      expect(reply.status, path).toBe(200);
      expect(problems(reply.text), path).toEqual([]);
    }
  }
});
