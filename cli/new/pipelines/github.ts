import type { PipelineInput } from "./pipeline-input.ts";
import { TOKEN, type PipelineStore } from "./pipeline-store.ts";

/** A workflow: one job plans, a matrix of jobs builds, one merges. */
export function githubWorkflow(input: PipelineInput): string {
  return `# Printed by \`${input.printed}\`.
# Save it as .github/workflows/brands.yml. The artifact "bundles" holds dist/ with its links.
name: brands

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: brands-\${{ github.ref }}
  cancel-in-progress: true

jobs:
${PLAN}${build(input)}${merge(input)}`;
}

const PLAN = `  plan:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/cache/restore@v4
        with:
          path: times.json
          key: livery-times-\${{ github.run_id }}
          restore-keys: livery-times-
      # All shards split by the same times: each takes this one file.
      - run: test -f times.json || echo '{}' > times.json
      - uses: actions/upload-artifact@v4
        with:
          name: times
          path: times.json

`;

/** A push to the default branch: nobody else's sources, as with a pull request, and reviewed. */
const TRUSTED =
  "github.event_name == 'push' && github.ref == format('refs/heads/{0}', github.event.repository.default_branch)";

/** Settings of a job that builds with a shared store. */
function storeSettings(store: PipelineStore | null): { environment: string; env: string } {
  const environment = store?.takesToken
    ? `    # The secret ${TOKEN} of the environment livery-store, open to the default branch only,
    # is a token that may write; the repository's secret of the same name one that may read.
    environment: \${{ ${TRUSTED} && 'livery-store' || '' }}
`
    : "";
  const write = `      STORE_WRITE: \${{ ${TRUSTED} && '--store-write' || '' }}
`;
  const token = `      ${TOKEN}: \${{ secrets.${TOKEN} }}
`;
  return {
    environment: store?.write ? environment : "",
    env: `${store?.write ? write : ""}${store?.takesToken ? token : ""}`,
  };
}

function build({ shards, node, store }: PipelineInput): string {
  const settings = storeSettings(store);
  const storeFlags = `${store?.flag ?? ""}${store?.write ? " $STORE_WRITE" : ""}`;
  const matrix = Array.from({ length: shards }, (_, at) => at + 1).join(", ");
  return `  build:
    needs: plan
    runs-on: ubuntu-latest
${settings.environment}    strategy:
      fail-fast: false
      matrix:
        shard: [${matrix}]
    env:
      SHARD: \${{ matrix.shard }}
${settings.env}    steps:
${setUp(node)}
      - uses: actions/download-artifact@v4
        with:
          name: times
      - uses: actions/cache@v4
        with:
          path: .livery
          key: livery-\${{ matrix.shard }}-\${{ github.sha }}
          restore-keys: |
            livery-\${{ matrix.shard }}-
            livery-
      - run: npm ci
      - run: |
          npx brand build --shard "$SHARD/${shards}" --times times.json --out "shard-$SHARD"${storeFlags}
      # An artifact keeps no links; an archive does. A shard with a brand that failed is merged too.
      - if: \${{ !cancelled() }}
        run: tar -cf "shard-$SHARD.tar" "shard-$SHARD"
      - if: \${{ !cancelled() }}
        uses: actions/upload-artifact@v4
        with:
          name: shard-\${{ matrix.shard }}
          path: shard-\${{ matrix.shard }}.tar
          retention-days: 1

`;
}

function merge({ node }: PipelineInput): string {
  return `  merge:
    needs: build
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    steps:
${setUp(node)}
      - uses: actions/download-artifact@v4
        with:
          pattern: shard-*
          merge-multiple: true
      - run: npm ci
      - run: for archive in shard-*.tar; do tar -xf "$archive"; done
      - run: npx brand merge shard-*/ --out dist --report report.json
      - if: \${{ !cancelled() }}
        run: tar -cf bundles.tar dist report.json
      - if: \${{ !cancelled() }}
        uses: actions/upload-artifact@v4
        with:
          name: bundles
          path: bundles.tar
      - run: cp .livery/times.json times.json
      - uses: actions/cache/save@v4
        with:
          path: times.json
          key: livery-times-\${{ github.run_id }}
`;
}

function setUp(node: string): string {
  return `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: "${node}"
          cache: npm`;
}
