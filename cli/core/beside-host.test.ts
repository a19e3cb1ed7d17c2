import { expect, it } from "vitest";
import { besideHost, besideOf, ownHost } from "./beside-host.ts";

it("knows the site of a frame, and leaves other hosts alone", () => {
  const idOf = (name: string) => ({ jade: "jade", "at-12ab": "aurora" })[name];
  const beside = `classic.${besideHost("at-12ab", "aurora")}:5180`;
  expect([besideOf(beside), ownHost(beside, idOf)]).toEqual(["at-12ab", "aurora.localhost:5180"]);
  expect(ownHost("x.beside-jade.aurora.localhost", idOf)).toBe("jade.localhost");
  expect(ownHost("classic-zh-cn-phone.aurora.localhost:1", idOf)).toBe("aurora.localhost:1");
  for (const host of ["aurora.localhost:1", "localhost:1", "127.0.0.1:1", undefined])
    expect([besideOf(host), ownHost(host, idOf)]).toEqual([null, host]);
});
