import type { PipelineInput } from "./pipeline-input.ts";

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

function build({ shards, node }: PipelineInput): string {
  const matrix = Array.from({ length: shards }, (_, at) => at + 1).join(", ");
  return `  build:
    needs: plan
    runs-on: ubuntu-latest
    strategy:
      fail-fast: false
      matrix:
        shard: [${matrix}]
    env:
      SHARD: \${{ matrix.shard }}
    steps:
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
      - run: npx brand build --shard "$SHARD/${shards}" --times times.json --out "shard-$SHARD"
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
