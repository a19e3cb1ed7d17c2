import * as v from "valibot";
import { expect, it } from "vitest";
import { preInfo } from "./site.ts";

const SPECIFIED = { title: "极光体育", h5DomainUrl: "" };
const read = (config: object) =>
  v.parse(preInfo.response, { ip: "1.2.3.4", siteBaseConfig: { ...SPECIFIED, ...config } });
const values = [undefined, null, "", "2", 2, "true", {}, "0", 0, false, "1", 1, true];

it("parses preInfo with only the specified fields", () => {
  expect(read({})).toMatchObject({ ip: "1.2.3.4", serverTime: null, siteBaseConfig: SPECIFIED });
});

it("offers the choice of edition only for 1", () => {
  const open = values.filter(
    (editionSwitch) => read({ editionSwitch }).siteBaseConfig.editionSwitch === "1",
  );
  expect(open).toEqual(["1", 1, true]);
});

it("closes the deposit pages only for 0", () => {
  const closed = values.filter(
    (depositSwitch) => read({ depositSwitch }).siteBaseConfig.depositSwitch === "0",
  );
  expect(closed).toEqual(["0", 0, false]);
});
