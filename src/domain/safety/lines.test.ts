import { expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { dialled, helpLines } from "./lines.ts";

const names = (profile: "uk" | "mt" | "us-pa" | "on" | null) => {
  setBrand(sampleEntry(profile === null ? {} : { protection: { profile, duties: {} } }));
  return helpLines().map(({ name, key }) => key ?? name);
};

it("LCCP SR 3.3.1: the British help line, dialled in one press", () => {
  expect(names("uk")[0]).toBe("uk");
  expect(dialled(helpLines()[0]?.phone ?? "")).toBe("tel:08088020133");
});

it("58 Pa. Code § 814a.1(b): the line of Pennsylvania", () => {
  expect(names("us-pa")[0]).toBe("us-pa");
});

it("Player Protection Directive, Standard 2.09: names the line of Malta and of Ontario, and one that helps anywhere", () => {
  expect(names("mt")).toEqual(["mt", "therapy"]);
  expect(names("on")).toEqual(["on", "therapy"]);
  expect(names(null)).toEqual(["therapy"]);
});

it("shows the lines that the server names in place of the known ones", () => {
  const served = [{ name: "本地热线", phone: "12 345", url: "" }];
  expect(helpLines(served).map(({ key, name }) => key ?? name)).toEqual(["本地热线", "therapy"]);
});

it("dials nothing where there is no number", () => {
  expect([dialled(""), dialled("GAMBLER")]).toEqual([null, null]);
});
