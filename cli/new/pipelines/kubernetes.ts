import type { PipelineInput } from "./pipeline-input.ts";
import { TOKEN, type PipelineStore } from "./pipeline-store.ts";

/** Two Jobs: an Indexed one builds a shard per pod, the other waits for all reports and merges. */
export function kubernetesJobs({ shards, image, run, store, printed }: PipelineInput): string {
  return `# Printed by \`${printed}\`.
# It needs an image with the brands and the installed package in /app, and a volume claim "livery" that
# many pods can write to (ReadWriteMany). The merged bundles are in dist/ on the volume. A Job is made
# once: give each run a name of its own with --run.
${storeNote(store)}${job({
    name: `livery-build-${run}`,
    run,
    image,
    spec: `  completionMode: Indexed
  completions: ${shards}
  parallelism: ${shards}
  backoffLimit: ${shards * 2}
`,
    env: tokenSetting(store),
    script: `run="$SHARED/runs/${run}"
shard=$((JOB_COMPLETION_INDEX + 1))
mkdir -p "$run"
# All shards split by the same times: the first to come links the file, the others use it.
cp "$SHARED/times.json" "$run/.times-$shard" 2>/dev/null || echo '{}' > "$run/.times-$shard"
ln "$run/.times-$shard" "$run/times.json" 2>/dev/null || test -f "$run/times.json"
# What a pod that was ended left is of no use.
rm -rf "$run/shard-$shard"
# A brand that fails is told by the merge; building it again would not help.
npx brand build --shard "$shard/${shards}" --times "$run/times.json" --out "$run/shard-$shard"${store?.flag ?? ""}${store?.write ? " --store-write" : ""} ||
  test -f "$run/shard-$shard/.report.json"`,
  })}---
${job({
  name: `livery-merge-${run}`,
  run,
  image,
  spec: `  backoffLimit: 0
  activeDeadlineSeconds: 7200
`,
  script: `run="$SHARED/runs/${run}"
for shard in $(seq 1 ${shards}); do
  until test -f "$run/shard-$shard/.report.json"; do sleep 5; done
done
failed=0
npx brand merge "$run"/shard-*/ --out "$SHARED/dist" --report "$run/report.json" || failed=$?
if test -f "$run/report.json"; then
  cp .livery/times.json "$SHARED/.times-${run}"
  mv "$SHARED/.times-${run}" "$SHARED/times.json"
  rm -rf "$run"/shard-*
fi
exit $failed`,
})}`;
}

function storeNote(store: PipelineStore | null): string {
  const token = `# The token of the shared store is the key "token" of the secret "livery-store".\n`;
  const write = `# The cluster knows no branches: run these Jobs with --store-write for the main branch only.\n`;
  return `${store?.takesToken ? token : ""}${store?.write ? write : ""}`;
}

function tokenSetting(store: PipelineStore | null): string {
  if (!store?.takesToken) return "";
  return `            - name: ${TOKEN}
              valueFrom:
                secretKeyRef:
                  name: livery-store
                  key: token
                  optional: true
`;
}

interface JobInput {
  readonly name: string;
  readonly run: string;
  readonly image: string;
  /** Lines of \`spec\` beside the template. */
  readonly spec: string;
  /** More variables of the container. */
  readonly env?: string;
  readonly script: string;
}

function job({ name, run, image, spec, env = "", script }: JobInput): string {
  return `apiVersion: batch/v1
kind: Job
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/name: livery
    app.kubernetes.io/instance: "${run}"
spec:
${spec}  template:
    metadata:
      labels:
        app.kubernetes.io/name: livery
        app.kubernetes.io/instance: "${run}"
    spec:
      restartPolicy: Never
      containers:
        - name: brand
          image: ${image}
          workingDir: /app
          env:
            - name: SHARED
              value: /shared
${env}          command: ["/bin/sh", "-ec"]
          args:
            - |
${indented(script, 14)}
          resources:
            requests:
              cpu: "1"
              memory: 1Gi
          securityContext:
            allowPrivilegeEscalation: false
          volumeMounts:
            - name: shared
              mountPath: /shared
            - name: shared
              mountPath: /app/.livery
              subPath: store
      volumes:
        - name: shared
          persistentVolumeClaim:
            claimName: livery
`;
}

function indented(text: string, spaces: number): string {
  return text
    .split("\n")
    .map((line) => " ".repeat(spaces) + line)
    .join("\n");
}
