// Imports that scripts/import-rules.test.ts plants: violations, and allowed imports that look like violations.

interface Plant {
  readonly rule: string;
  /** File that breaks the rule, and what it imports. */
  readonly from: string;
  readonly imports: string;
}

const layers: readonly Plant[] = [
  ["features", "app"],
  ["domain", "features/home"],
  ["session", "domain"],
  ["brand", "session"],
  ["ui", "brand"],
  ["lib", "ui"],
].map(([layer, left]) => ({
  rule: `src-${layer}-imports-right-only`,
  from: `src/${layer === "features" ? "features/home" : layer}/planted-left.ts`,
  imports: `${layer === "features" ? "../.." : ".."}/${left}/clean.ts`,
}));

/** A folder of the command that imports a later one, another of its step, or a file that runs the command. */
const command: readonly Plant[] = [
  ["base", "../errors"],
  ["errors", "../cache"],
  ["files", "../brand"],
  ["brand", "../cache"],
  ["core", "../stamp"],
  ["stamp", "../select"],
  ["select", "../release"],
  ["release", "../build"],
  ["build", "../serve"],
  ["serve", "../gallery"],
  ["conform", "../diff"],
  ["edit", "../studio"],
  ["studio", "../command"],
  ["command", "../commands"],
  ["commands", ".."],
].map(([folder, later]) => ({
  rule: `cli-${folder}-imports-earlier-folders`,
  from: `cli/${folder}/planted-folder.ts`,
  imports: `${later}/clean.ts`,
}));

/** A folder that imports a later one, or a file that composes folders. */
const rooms: readonly Plant[] = [
  ["sport-feed", "sport/feed", "../markets"],
  ["sport-markets", "sport/markets/list", "../../bet-slip"],
  ["sport-betslip", "sport/bet-slip/view", "../../my-bets"],
  ["sport-mybets", "sport/my-bets", "../results"],
  ["sport-results", "sport/results", ".."],
  ["home-page", "home/page", "../cards"],
  ["home-cards", "home/cards/draws", "../../sections"],
  ["home-heroessections", "home/sections", ".."],
].map(([rule, folder, later]) => ({
  rule: `${rule}-imports-earlier-rooms`,
  from: `src/features/${folder}/planted-room.ts`,
  imports: `${later}/clean.ts`,
}));

/** A folder of the backend that imports a later one, another of its level, or a file that composes folders. */
const backend: readonly Plant[] = [
  ["time", "../database"],
  ["database", "../ledger"],
  ["ledger", "../members"],
  ["members", "../wire"],
  ["wire", "../protection"],
  ["uploads", "../letters"],
  ["duties", "../protection"],
  ["accounts", "../wallet"],
  ["wallet", "../bets"],
  ["free-bets", "../bets"],
  ["payees", "../bets"],
  ["games", "../deposits"],
  ["deposits", "../withdrawals"],
  ["withdrawals", "../exchange"],
  ["exchange", "../balances"],
  ["balances", "../rewards"],
  ["levels", "../activities"],
  ["activities", "../welfare"],
  ["welfare", "../push"],
  ["chat", "../deals"],
  ["deals", "../feedback"],
  ["feedback", "../messages"],
  ["protection", "../profile"],
  ["messages", ".."],
].map(([folder, later]) => ({
  rule: `backend-${folder}-imports-earlier-folders`,
  from: `sandbox/backend/${folder}/planted-folder.ts`,
  imports: `${later}/clean.ts`,
}));

/** One violation of each rule. */
export const PLANTS: readonly Plant[] = [
  { rule: "no-circular", from: "cli/files/planted-circle.ts", imports: "./circle-back.ts" },
  { rule: "contract-valibot-only", from: "contract/planted.ts", imports: "axios" },
  { rule: "cli-not-core", from: "cli/commands/planted-core.ts", imports: "../../src/lib/clean.ts" },
  {
    rule: "cli-starts-sandbox-in-one-file",
    from: "cli/serve/planted.ts",
    imports: "../../sandbox/clean.ts",
  },
  {
    rule: "src-not-programs",
    from: "src/app/planted-program.ts",
    imports: "../../cli/files/clean.ts",
  },
  { rule: "core-not-studio", from: "src/app/planted-studio.ts", imports: "../studio/clean.ts" },
  {
    rule: "studio-imports-ui-and-lib",
    from: "src/studio/planted-site.ts",
    imports: "../session/clean.ts",
  },
  { rule: "src-no-data", from: "src/app/planted-data.ts", imports: "../../tokens/clean.ts" },
  { rule: "src-no-node", from: "src/lib/planted-node.ts", imports: "node:fs" },
  { rule: "sandbox-not-programs", from: "sandbox/planted.ts", imports: "../cli/files/clean.ts" },
  {
    rule: "sandbox-backend-not-simulation",
    from: "sandbox/backend/wire/planted-world.ts",
    imports: "../../simulation/clean.ts",
  },
  { rule: "tests-are-a-closed-box", from: "tests/planted.ts", imports: "../cli/files/clean.ts" },
  {
    rule: "nothing-imports-scripts",
    from: "sandbox/planted-script.ts",
    imports: "../scripts/clean.ts",
  },
  {
    rule: "features-are-islands",
    from: "src/features/home/planted-island.ts",
    imports: "../legal/clean.ts",
  },
  {
    rule: "only-tests-import-testing",
    from: "src/ui/planted-testing.ts",
    imports: "../testing/clean.ts",
  },
  {
    rule: "testing-not-features",
    from: "src/testing/planted-feature.ts",
    imports: "../features/home/clean.ts",
  },
  {
    rule: "cli-subjects-are-islands",
    from: "cli/tokens/planted-subject.ts",
    imports: "../brand/clean.ts",
  },
  { rule: "only-cache-imports-pbf", from: "cli/files/planted-pbf.ts", imports: "pbf" },
  ...layers,
  ...command,
  ...rooms,
  ...backend,
  { rule: "only-http-imports-axios", from: "src/lib/planted-axios.ts", imports: "axios" },
  {
    rule: "only-tokens-imports-style-dictionary",
    from: "cli/stamp/planted-tokens.ts",
    imports: "style-dictionary",
  },
  {
    rule: "only-tokens-and-sandbox-artwork-import-culori",
    from: "src/lib/planted-culori.ts",
    imports: "culori",
  },
  {
    rule: "browser-contract-only",
    from: "browser/planted.ts",
    imports: "../cli/files/clean.ts",
  },
  {
    rule: "sites-not-browser",
    from: "sandbox/planted-browser.ts",
    imports: "../browser/clean.ts",
  },
  {
    rule: "only-browser-imports-playwright",
    from: "cli/serve/planted-playwright.ts",
    imports: "playwright-core",
  },
  { rule: "only-core-imports-vite", from: "cli/stamp/planted-vite.ts", imports: "vite" },
  { rule: "only-locale-imports-opencc", from: "cli/stamp/plant.ts", imports: "opencc-js" },
  { rule: "only-sandbox-imports-fastify", from: "cli/serve/plant.ts", imports: "fastify" },
  { rule: "only-sandbox-imports-pinyin", from: "src/lib/plant.ts", imports: "pinyin-pro" },
  { rule: "only-sandbox-imports-ws", from: "cli/serve/planted-ws.ts", imports: "ws" },
];

export const ALLOWED: readonly Omit<Plant, "rule">[] = [
  { from: "cli/serve/mount-sandbox.ts", imports: "../../sandbox/clean.ts" },
  { from: "src/features/sport/results/looks-back.ts", imports: "../markets/detail/clean.ts" },
  { from: "src/features/sport/composes.ts", imports: "./results/clean.ts" },
  { from: "tests/opens.ts", imports: "../browser/clean.ts" },
  { from: "cli/stamp/composes.ts", imports: "../brand/clean.ts" },
  { from: "src/lib/calls/http.ts", imports: "axios" },
  { from: "src/ui/sets-up.test.ts", imports: "../testing/clean.ts" },
  { from: "src/features/home/test-set-up.ts", imports: "../../testing/clean.ts" },
  { from: "sandbox/simulation/artwork/draws.ts", imports: "culori" },
];
