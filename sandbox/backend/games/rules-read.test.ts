// Rules and return to player come before the first launch of a game.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { RulesRefusalSchema } from "#contract/api/launch.ts";
import { RULES_FIRST, SUCCESS_CODE } from "#contract/codes.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SamplePlayer, samplePlayer } from "../accounts/sample-player.ts";

let sandbox: SampleSandbox;
let token: string;
let phone: SamplePlayer;

beforeEach(async () => {
  sandbox = await startSample();
  phone = samplePlayer(sandbox);
  token = await phone.enter("demo88");
});
afterEach(() => sandbox.close());

const profile = (name: string) =>
  sandbox.control("/sandbox/protection", { site: "aurora", profile: name });
const GAME = { enName: "CHDZ", gameCode: "deep-chest" };
const launch = (more: object = {}) => phone.call("launch", { ...GAME, ...more }, token);

describe.each([
  ["uk", "RTS 3A, 3C"],
  ["mt", "Player Protection Directive, article 7"],
  ["on", "Standard 4.06"],
])("%s, %s", (name) => {
  beforeEach(() => profile(name));

  it("refuses a launch with the rules until they were read, once for each game", async () => {
    const refused = await launch();
    expect(refused.status_code).toBe(RULES_FIRST);
    const rules = v.parse(RulesRefusalSchema, refused.data);
    expect(rules.rules).not.toBe("");
    expect(rules.returns).toMatchObject([{ bet: "" }]);
    expect(rules.returns[0]?.low).toBeGreaterThan(90);
    expect((await launch({ rulesRead: "another" })).status_code).toBe(RULES_FIRST);
    expect((await launch({ rulesRead: rules.version })).status_code).toBe(SUCCESS_CODE);
    expect((await launch()).status_code).toBe(SUCCESS_CODE);
    expect((await launch({ demo: true })).status_code).toBe(SUCCESS_CODE);
    const other = await phone.call("launch", { enName: "CHDZ", gameCode: "" }, token);
    expect(other.status_code).toBe(RULES_FIRST);
  });

  it("asks nothing of a site without the duty", async () => {
    await profile("us-pa");
    expect((await launch()).status_code).toBe(SUCCESS_CODE);
  });
});
