// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followReleases } from "./follow-releases.ts";

const QUARTER = 15 * 60_000;
const server = vi.fn<typeof fetch>();
const found = vi.fn<(release: string | null) => void>();
const head = (entry: string) =>
  `<script type="importmap">{"imports":{}}</script><script type="module" src="${entry}"></script>`;
const page = (entry: string) => new Response(`<head>${head(entry)}</head>`);
let stop: () => void;

function show(shown: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!shown);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server.mockReset());
  for (const [type, text, src] of [
    ["importmap", '{"imports":{}}', null],
    ["module", "", "/assets/entry-1.js"],
  ] as const) {
    const script = Object.assign(document.createElement("script"), { type, textContent: text });
    if (src !== null) script.setAttribute("src", src);
    document.head.append(script);
  }
  server.mockImplementation(async () => page("/assets/entry-1.js"));
  stop = followReleases(found.mockReset());
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks every quarter of an hour, and tells one release from the next", async () => {
  await vi.advanceTimersByTimeAsync(2 * QUARTER);
  expect(server).toHaveBeenCalledTimes(2);
  for (const entry of ["/assets/entry-2.js", "/assets/entry-2.js", "/assets/entry-3.js"]) {
    server.mockImplementation(async () => page(entry));
    await vi.advanceTimersByTimeAsync(QUARTER);
  }
  server.mockImplementation(async () => new Response("502 Bad Gateway"));
  await vi.advanceTimersByTimeAsync(QUARTER);
  const [own, again, second, repeated, third, ...more] = found.mock.calls.map(
    ([release]) => release,
  );
  expect([own, again, more]).toEqual([null, null, []]);
  expect(second).toContain("/assets/entry-2.js");
  expect(repeated).toBe(second);
  expect(third).toContain("/assets/entry-3.js");
});

it("asks nothing while the page is hidden, and at once when it is seen again", async () => {
  show(false);
  await vi.advanceTimersByTimeAsync(4 * QUARTER);
  expect(server).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server).toHaveBeenCalledTimes(1);
});

it("asks no more when the page is hidden or left before the answer comes", async () => {
  let answer: (page: Response) => void = () => {};
  server.mockImplementation(async () => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(QUARTER);
  expect(server).toHaveBeenCalledTimes(1);
  stop();
  answer(page("/assets/entry-2.js"));
  await vi.advanceTimersByTimeAsync(4 * QUARTER);
  expect(server).toHaveBeenCalledTimes(1);
  expect(found).not.toHaveBeenCalled();
});
