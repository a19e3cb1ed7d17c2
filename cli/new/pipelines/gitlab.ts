import type { PipelineInput } from "./pipeline-input.ts";
import { TOKEN, type PipelineStore } from "./pipeline-store.ts";

/** A pipeline: one job plans, parallel jobs build, one merges. */
export function gitlabPipeline({ shards, node, store, printed }: PipelineInput): string {
  return `# Printed by \`${printed}\`.
# Save it as .gitlab-ci.yml. The artifact of "merge" holds dist/ with its links.
stages: [plan, build, merge]

default:
  image: node:${node}

plan:
  stage: plan
  cache:
    key: livery-times
    paths: [times.json]
    policy: pull
  # All shards split by the same times: each takes this one file.
  script:
    - test -f times.json || echo '{}' > times.json
  artifacts:
    paths: [times.json]

build:
  stage: build
  needs: [plan]
  parallel: ${shards}
  cache:
    key: livery-$CI_NODE_INDEX
    paths: [.livery/]
${tokenNote(store)}  script:
    - npm ci
${mayWrite(store)}    - |
      npx brand build --shard "\${CI_NODE_INDEX:-1}/${shards}" --times times.json --out "shard-\${CI_NODE_INDEX:-1}"${store?.flag ?? ""}${store?.write ? " $store_write" : ""}
  # An artifact may lose links; an archive keeps them. A shard with a brand that failed is merged too.
  after_script:
    - tar -cf "shard-\${CI_NODE_INDEX:-1}.tar" "shard-\${CI_NODE_INDEX:-1}"
  artifacts:
    when: always
    expire_in: 1 day
    paths: ["shard-*.tar"]

merge:
  stage: merge
  needs: [build]
  when: always
  cache:
    key: livery-times
    paths: [times.json]
    policy: push
    when: always
  script:
    - npm ci
    - for archive in shard-*.tar; do tar -xf "$archive"; done
    - npx brand merge shard-*/ --out dist --report report.json
  after_script:
    - cp .livery/times.json times.json
    - tar -cf bundles.tar dist report.json
  artifacts:
    when: always
    paths: [bundles.tar]
`;
}

function tokenNote(store: PipelineStore | null): string {
  if (!store?.takesToken) return "";
  const reads = `  # The masked variable ${TOKEN} is a token that may read.\n`;
  const writes = `  # The masked and protected variable ${WRITE_TOKEN} is one that may write.\n`;
  return `${reads}${store.write ? writes : ""}`;
}

const WRITE_TOKEN = "LIVERY_STORE_WRITE_TOKEN";

/** Lines before the build. A pipeline of a merge request has no CI_COMMIT_BRANCH. */
function mayWrite(store: PipelineStore | null): string {
  if (!store?.write) return "";
  const token = store.takesToken ? `\n        export ${TOKEN}="\${${WRITE_TOKEN}:-$${TOKEN}}"` : "";
  return `    - |
      store_write=
      if [ -n "$CI_COMMIT_BRANCH" ] && [ "$CI_COMMIT_BRANCH" = "$CI_DEFAULT_BRANCH" ]; then
        store_write=--store-write${token}
      fi
`;
}
