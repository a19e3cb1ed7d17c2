// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { showLocale } from "#lib/browser/appearance.ts";
import { i18n } from "#lib/text/i18n.ts";
import { localeChoices, setLocale, startLocale } from "./locale.ts";
import { sampleEntry } from "#testing/test-brand.ts";

beforeEach(async () => {
  localStorage.clear();
  setBrand(sampleEntry());
  showLocale("zh-CN");
  await startLocale();
});

describe("locale", () => {
  it("updates texts, page language and storage together", async () => {
    await setLocale("zh-TW");
    expect(i18n.t("shell:word")).toBe("繁");
    expect(document.documentElement.lang).toBe("zh-TW");
    expect(localStorage.getItem("locale")).toBe("zh-TW");
  });

  it("lets the last of two choices win, although the texts of the first come later", async () => {
    const { texts } = sampleEntry();
    const late = Promise.withResolvers<{ default: { shell: { word: string } } }>();
    const slow = { "zh-CN": texts["zh-CN"], "zh-TW": [() => late.promise] } as typeof texts;
    setBrand(sampleEntry({}, { texts: slow }));
    i18n.removeResourceBundle("zh-TW", "shell");
    const first = setLocale("zh-TW");
    await setLocale("zh-CN");
    late.resolve({ default: { shell: { word: "繁" } } });
    await first;
    expect(i18n.language).toBe("zh-CN");
    expect(document.documentElement.lang).toBe("zh-CN");
  });

  it("keeps the old texts when the new ones cannot be fetched", async () => {
    const { texts } = sampleEntry();
    setBrand(
      sampleEntry(
        {},
        {
          texts: {
            "zh-CN": texts["zh-CN"],
            "zh-TW": [() => Promise.reject(new Error("offline"))],
          } as typeof texts,
        },
      ),
    );
    i18n.removeResourceBundle("zh-TW", "shell");
    await expect(setLocale("zh-TW")).rejects.toThrow("offline");
    expect(document.documentElement.lang).toBe("zh-CN");
  });

  it("offers no choice when the switch is off", () => {
    setBrand(sampleEntry({ switches: [] }));
    expect(localeChoices()).toEqual([]);
  });
});
