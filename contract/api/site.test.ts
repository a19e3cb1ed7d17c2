import * as v from "valibot";
import { expect, it } from "vitest";
import { preInfo } from "./site.ts";

const SPECIFIED = { title: "极光体育", h5DomainUrl: "" };
const read = (config: object) =>
  v.parse(preInfo.response, { ip: "1.2.3.4", siteBaseConfig: { ...SPECIFIED, ...config } });
const values = [undefined, null, "", "2", 2, "true", {}, "0", 0, false, "1", 1, true];

it("reads pre-info with exactly the specified fields", () => {
  expect(read({})).toMatchObject({ ip: "1.2.3.4", serverTime: null, siteBaseConfig: SPECIFIED });
});

it("lets nothing but 1 open the choice of an edition", () => {
  const open = values.filter(
    (editionSwitch) => read({ editionSwitch }).siteBaseConfig.editionSwitch === "1",
  );
  expect(open).toEqual(["1", 1, true]);
});

it("lets nothing but 0 close the deposit pages", () => {
  const closed = values.filter(
    (depositSwitch) => read({ depositSwitch }).siteBaseConfig.depositSwitch === "0",
  );
  expect(closed).toEqual(["0", 0, false]);
});
