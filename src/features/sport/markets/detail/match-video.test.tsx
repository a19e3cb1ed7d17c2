// @vitest-environment jsdom
// A player stands only where its page is of the site's own games.
import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpFeed } from "../../feed/test-feed-site.ts";
import { sampleMatch } from "../../feed/test-feed.ts";
import { MatchVideo } from "./match-video.tsx";

/** The first call also loads the code of all calls. */
const FIRST_CALL = { timeout: 10_000 };
const FILMED = "https://games.example/live/1";
const hosts = { ...sampleEntry().config.hosts, games: ["https://games.example"] };
let urls: (string | null)[] = [];

setUpFeed(() => ({ url: urls.shift() ?? null }), { brand: sampleEntry({ hosts }) });

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
