import { expect, it } from "vitest";
import { NAV_KEYS } from "#contract/navigation.ts";
import { openFleetReader } from "../brand/load-brands.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { readNavNames } from "./text-state.ts";

it("names every category as the site shows it, with the brand's own words", async () => {
  const reader = openFleetReader({ brandsDir: `${PACKAGE_ROOT}/brands` });
  const [brand] = (await reader.read(["aurora"])).brands;
  if (brand === undefined) throw new Error("the sample brand is broken");
  const names = await readNavNames(brand);
  expect(names.sport).toBe("体育");
  expect(NAV_KEYS.filter((key) => !/\p{Script=Han}/u.test(names[key]))).toEqual([]);
  const texts = { ...brand.texts, "zh-CN": { shell: { nav: { sport: "赛事" } } } };
  expect((await readNavNames({ ...brand, texts })).sport).toBe("赛事");
});
