// Who may import whom (design: architecture). A test plants a violation of each rule.
import { BACKEND } from "./scripts/backend-order.mjs";
import { COMMAND } from "./scripts/command-order.mjs";

/** A rule that forbids files of `from` to import `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Tests, and what sets them up. */
const TESTS = "(?:\\.test|/test-[\\w-]+)\\.tsx?$";

const TESTS_AND_SAMPLES = "(?:\\.test|/(?:test|sample)-[\\w-]+)\\.tsx?$";

const LAYERS = ["app", "features", "domain", "session", "brand", "ui", "lib"];

/** A layer of the core imports itself or a layer to its right. */
const layerRules = LAYERS.slice(1).map((layer, index) =>
  forbid(
    `src-${layer}-imports-right-only`,
    `src/${layer} imports its own layer or one to the right`,
    { path: `^src/${layer}/` },
    { path: `^src/(?:${LAYERS.slice(0, index + 1).join("|")})/` },
  ),
);

/** Folders of a feature in their import order; the files beside them compose the folders. */
const ROOMS = {
  sport: ["feed", "markets", "bet-slip", "my-bets", "results"],
  home: ["page", "cards", "(?:heroes|sections)"],
};

/** A room imports the rooms before it. */
const roomRules = Object.entries(ROOMS).flatMap(([feature, rooms]) =>
  rooms.map((room, index) =>
    forbid(
      `${feature}-${room.replaceAll(/\W/g, "")}-imports-earlier-rooms`,
      `rooms of features/${feature} in their order: ${rooms.join(" < ")}`,
      { path: `^src/features/${feature}/${room}/` },
      {
        path: `^src/features/${feature}/`,
        pathNot: `^src/features/${feature}/(?:${rooms.slice(0, index + 1).join("|")})/`,
      },
    ),
  ),
);

/**
 * A folder imports itself and those of earlier steps.
 * @param open files of the root that every folder may import
 */
const inOrder = (name, what, root, steps, open = []) =>
  steps.map((folders, index) => {
    const earlier = [...steps.slice(0, index).flat(), "$1"].join("|");
    return forbid(
      `${name}-${folders[0]}-imports-earlier-folders`,
      `folders of ${what} in their order: ${steps.map((step) => step.join(", ")).join(" < ")}`,
      { path: `^${root}/(${folders.join("|")})/`, pathNot: TESTS_AND_SAMPLES },
      {
        path: `^${root}/`,
        pathNot: `^${root}/(?:${[...open, `(?:${earlier})/`].join("|")})`,
      },
    );
  });

/** `ports.ts` holds types alone. */
const backendRules = inOrder("backend", "the backend", "sandbox/backend", BACKEND, ["ports\\.ts$"]);

/** Subjects that never import each other's code; `build` and `stamp` bring them together. */
const ISLANDS = ["core", "isolation", "brand", "tokens", "locale", "content"];

const commandRules = [
  ...inOrder("cli", "the command", "cli", COMMAND),
  forbid(
    "cli-subjects-are-islands",
    "subjects of the pipeline meet in stamp/ and build/",
    { path: `^cli/(${ISLANDS.join("|")})/`, pathNot: "\\.test\\.ts$" },
    {
      path: `^cli/(?:${ISLANDS.join("|")})/`,
      pathNot: "^cli/$1/",
      dependencyTypesNot: ["type-only"],
    },
  ),
];

/** Only one folder or file may import a package. */
const only = (name, from, packages) =>
  forbid(
    name,
    `only ${from} imports ${packages}`,
    { path: "^(?:cli|src|sandbox|contract)/", pathNot: [from, TESTS] },
    { path: `(?:^|node_modules/)(?:${packages})(?:/|$)`, dependencyTypesNot: ["type-only"] },
  );

export default {
  forbidden: [
    forbid(
      "no-circular",
      "a cycle has no order to read it in, a cycle of types either",
      {},
      { circular: true },
    ),
    forbid(
      "contract-valibot-only",
      "the contract stands on valibot alone",
      { path: "^contract/", pathNot: "\\.test\\.ts$" },
      {
        pathNot: ["^contract/", "node_modules/valibot"],
      },
    ),
    forbid(
      "browser-contract-only",
      "what opens sites in a browser is shared by the command and the tests",
      { path: "^browser/" },
      { path: "^(?:cli|src|sandbox|tests|scripts)/" },
    ),
    forbid(
      "sites-not-browser",
      "only the command, the tests and the scripts open sites in a browser",
      { path: "^(?:src|sandbox)/" },
      { path: "^browser/" },
    ),
    forbid(
      "cli-not-core",
      "programs meet in the contract",
      { path: "^cli/" },
      { path: "^(?:src|tests|scripts)/" },
    ),
    forbid(
      "cli-starts-sandbox-in-one-file",
      "only cli/serve/mount-sandbox.ts starts the sandbox",
      {
        path: "^cli/",
        pathNot: "^cli/serve/mount-sandbox\\.ts$",
      },
      { path: "^sandbox/" },
    ),
    forbid(
      "src-not-programs",
      "the core knows no program",
      { path: "^src/" },
      { path: "^(?:cli|sandbox|tests|scripts)/" },
    ),
    forbid(
      "core-not-studio",
      "the page of `brand studio` is no part of any bundle",
      { path: "^src/", pathNot: "^src/studio/" },
      { path: "^src/studio/" },
    ),
    forbid(
      "studio-imports-ui-and-lib",
      "the page of `brand studio` stands on the core's parts, not on the site",
      { path: "^src/studio/" },
      { path: "^src/(?:app|features|session|brand)/" },
    ),
    forbid(
      "src-no-data",
      "the core knows no brand and no token value",
      { path: "^src/" },
      { path: "^(?:brands|tokens|content)/" },
    ),
    forbid(
      "src-no-node",
      "the core runs in a browser",
      { path: "^src/", pathNot: TESTS },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "sandbox-not-programs",
      "programs meet in the contract",
      { path: "^sandbox/" },
      { path: "^(?:cli|src|tests|scripts)/" },
    ),
    forbid(
      "sandbox-backend-not-simulation",
      "the backend takes what it needs as ports (sandbox/backend/ports.ts): it can be read without the simulation",
      { path: "^sandbox/backend/", pathNot: "(?:\\.test|/sample-[\\w-]+)\\.ts$" },
      { path: "^sandbox/", pathNot: "^sandbox/(?:backend/|options\\.ts$)" },
    ),
    forbid(
      "tests-are-a-closed-box",
      "closed-box tests import no part but the contract",
      { path: "^tests/" },
      {
        path: "^(?:cli|src|sandbox|scripts)/",
      },
    ),
    forbid(
      "nothing-imports-scripts",
      "scripts are tools of the repository",
      { pathNot: "^scripts/" },
      { path: "^scripts/" },
    ),
    forbid(
      "features-are-islands",
      "what two features need moves to session, ui or lib",
      { path: "^src/features/([^/]+)/" },
      {
        path: "^src/features/",
        pathNot: "^src/features/$1/",
      },
    ),
    forbid(
      "only-tests-import-testing",
      "src/testing sets up tests: no bundle holds it",
      { pathNot: ["^(?:src/testing|scripts)/", TESTS] },
      { path: "^src/testing/" },
    ),
    forbid(
      "testing-not-features",
      "src/testing sets up the tests of every feature: it knows none",
      { path: "^src/testing/" },
      { path: "^src/(?:app|features|studio)/" },
    ),
    ...commandRules,
    ...layerRules,
    ...roomRules,
    ...backendRules,
    only("only-http-imports-axios", "^src/lib/calls/http\\.ts$", "axios"),
    only("only-tokens-imports-style-dictionary", "^cli/tokens/", "style-dictionary"),
    // The sandbox draws with the same colour arithmetic; it is too heavy for the core.
    only(
      "only-tokens-and-sandbox-artwork-import-culori",
      "^(?:cli/tokens|sandbox/simulation/artwork)/",
      "culori",
    ),
    only("only-browser-imports-playwright", "^browser/", "playwright-core|axe-core"),
    only("only-core-imports-vite", "^cli/core/", "vite|@vitejs/plugin-react|@pandacss/dev"),
    only("only-locale-imports-opencc", "^cli/locale/", "opencc-js"),
    only("only-cache-imports-pbf", "^cli/cache/", "pbf"),
    only("only-sandbox-imports-fastify", "^sandbox/", "fastify"),
    only("only-sandbox-imports-ws", "^sandbox/", "ws"),
    only("only-sandbox-imports-pinyin", "^sandbox/", "pinyin-pro"),
  ],
  options: {
    // dependency-cruiser sees no modules under TypeScript 7 unless it parses with swc.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:\\.livery|dist)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
