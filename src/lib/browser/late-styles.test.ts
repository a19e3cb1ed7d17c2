// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { expectLateStyles, startLateStyles, withLateStyles } from "./late-styles.ts";

it("holds back what needs the styles until they are there, and fetches them once", async () => {
  const shown = vi.fn<(text: string) => void>();
  await withLateStyles(async () => "nothing to wait for").then(shown);
  expect(shown).toHaveBeenCalledTimes(1);
  expectLateStyles("/assets/late.css");
  const waiting = withLateStyles(async () => "page").then(shown);
  expect(document.querySelector("link")).toBeNull();
  startLateStyles();
  startLateStyles();
  const links = document.querySelectorAll<HTMLLinkElement>('link[href="/assets/late.css"]');
  expect(links).toHaveLength(1);
  expect(shown).toHaveBeenCalledTimes(1);
  links[0]?.dispatchEvent(new Event("error"));
  await waiting;
  expect(shown).toHaveBeenLastCalledWith("page");
});
