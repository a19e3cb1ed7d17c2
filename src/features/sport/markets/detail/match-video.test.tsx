// @vitest-environment jsdom
// A player stands only where its page is of the site's own games.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { queryClient } from "#lib/query-client.ts";
import sport from "#locales/zh-CN/sport.json";
import { sampleEntry } from "#session/site/test-brand.ts";
import { sampleMatch } from "../../feed/test-feed.ts";
import { startTestServer } from "../../feed/test-server.ts";
import { MatchVideo } from "./match-video.tsx";

/** The first call also loads the code of all calls. */
const FIRST_CALL = { timeout: 10_000 };
const FILMED = "https://games.example/live/1";
let stop: () => Promise<void>;
let urls: (string | null)[] = [];

beforeAll(async () => {
  const { config } = sampleEntry();
  const hosts = { ...config.hosts, games: ["https://games.example"] };
  setBrand(sampleEntry({ hosts }));
  await startTexts("zh-CN", [{ sport }]);
  stop = await startTestServer(() => ({ url: urls.shift() ?? null }));
});
afterAll(() => stop());
afterEach(() => {
  cleanup();
  queryClient.clear();
});

it("shows the player of an allowed host in a frame", async () => {
  urls = [FILMED];
  render(<MatchVideo match={sampleMatch(1)} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^视频直播/u, {}, FIRST_CALL);
  expect(frame.src).toBe(FILMED);
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
});

it.each([null, "https://elsewhere.example/1", "//games.example/1", "javascript:alert(1)"])(
  "shows nothing for %s",
  async (refused) => {
    urls = [refused];
    render(<MatchVideo match={sampleMatch(1)} />);
    await waitFor(() => expect(urls).toEqual([]));
    // The second match answers after the first.
    urls = [FILMED];
    render(<MatchVideo match={sampleMatch(2)} />);
    expect(await screen.findAllByTitle(/^视频直播/u, {}, FIRST_CALL)).toHaveLength(1);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
  },
);
