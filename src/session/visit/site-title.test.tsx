// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { showLocale } from "#lib/browser/appearance.ts";
import { setSiteTitle, useSiteTitle } from "./site-title.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const Title = () => <h1>{useSiteTitle()}</h1>;
const title = () => screen.getByRole("heading").textContent;

beforeEach(() => {
  setBrand(sampleEntry({ title: { "zh-CN": "样站标题", "zh-TW": "樣站標題" } }));
  showLocale("zh-CN");
  render(<Title />);
});
afterEach(cleanup);

it("is the brand's title until the server sends one, per locale", () => {
  expect(title()).toBe("样站标题");
  act(() => setSiteTitle("zh-CN", "  "));
  expect(title()).toBe("样站标题");
  act(() => setSiteTitle("zh-CN", " 样站 "));
  expect(title()).toBe("样站");
  act(() => showLocale("zh-TW"));
  expect(title()).toBe("樣站標題");
  act(() => setSiteTitle("zh-TW", "樣站"));
  expect(title()).toBe("樣站");
  act(() => showLocale("zh-CN"));
  expect(title()).toBe("样站");
});
