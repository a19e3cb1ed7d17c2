// `brand ci --store`: the builds of a printed pipeline name the store, and write to it from the default
// branch only. The shell lines run as their engine would run them, with an `npx` that notes what it is asked.
import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

const ADDRESS = "https://cache.example/livery";
/** What a shell, YAML and an engine could take for something of their own. */
const FOLDER = '/mnt/it\'s a: store #1 "x" `id` \\n {0} {{ 1 }}';

type Env = Readonly<Record<string, string>>;

let dir: string;

beforeAll(async () => {
  dir = await sampleFolder();
  const note = 'printf "%s\\n" "${LIVERY_STORE_TOKEN-}" "${LIVERY_STORE-}" "$@" > "$NOTED"';
  await program("npx", note);
  await program("npm", "true");
});

async function program(name: string, line: string): Promise<void> {
  const file = path.join(dir, "bin", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${line}\n`);
  await chmod(file, 0o755);
}

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBrand(["ci", "--shards", "2", ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

interface Asked {
  readonly token: string;
  readonly store: string;
  readonly writes: boolean;
}

async function asked(command: readonly string[], env: Env): Promise<Asked> {
  const [shell = "", ...args] = command;
  const noted = path.join(dir, "noted");
  const PATH = `${path.join(dir, "bin")}:${process.env["PATH"] ?? ""}`;
  // Behind a socket, bash takes itself for a remote shell and reads its start files.
  const stdio = ["ignore", "pipe", "pipe"] as const;
  execFileSync(shell, args, { cwd: dir, env: { ...env, NOTED: noted, PATH }, stdio: [...stdio] });
  const [token = "", store = "", ...lines] = (await readFile(noted, "utf8")).trimEnd().split("\n");
  expect(lines.slice(0, 3)).toEqual(["brand", "build", "--shard"]);
  const rest = lines.slice(lines.indexOf("--out") + 2);
  expect(rest.filter((argument) => argument !== "--store-write")).toEqual([]);
  return { token, store, writes: rest.length > 0 };
}

interface GithubBuild {
  readonly environment?: string;
  readonly env: Env;
  readonly steps: readonly { readonly run?: string }[];
}

interface GithubEvent {
  readonly event_name: string;
  readonly ref: string;
}

/** @returns what the build asks for, and the environment whose secrets it gets */
async function onGithub(text: string, event: GithubEvent) {
  const { env: shared, jobs } = parse(text) as { env: Env; jobs: { build: GithubBuild } };
  const github = { ...event, event: { repository: { default_branch: "trunk" } } };
  const format = (pattern: string, value: string) => pattern.replace("{0}", value);
  const fill = (value: string, secrets: Env) =>
    value.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
      String(
        runInNewContext(expression.replace("job-total", "total"), {
          github,
          secrets,
          format,
          matrix: { shard: 1 },
          strategy: { total: 2 },
        }),
      ),
    );
  const environment = fill(jobs.build.environment ?? "", {});
  const secrets = { LIVERY_STORE_TOKEN: environment === "livery-store" ? "writer" : "reader" };
  const env = Object.fromEntries(
    Object.entries({ ...shared, ...jobs.build.env }).map(([name, value]) => [
      name,
      fill(value, secrets),
    ]),
  );
  const run = jobs.build.steps.find((step) => step.run?.includes("brand build"))?.run ?? "";
  return { environment, ...(await asked(["bash", "-e", "-c", run], env)) };
}

async function onGitlab(text: string, env: Env): Promise<Asked> {
  const { build } = parse(text) as { build: { script: readonly string[]; variables?: Env } };
  return await asked(["sh", "-e", "-c", build.script.join("\n")], {
    CI_DEFAULT_BRANCH: "trunk",
    LIVERY_STORE_TOKEN: "reader",
    ...build.variables,
    ...env,
  });
}

interface Container {
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: unknown;
  }[];
  readonly command: readonly string[];
  readonly args: readonly string[];
}

function containers(text: string): Container[] {
  return parseAllDocuments(text).map((document) => {
    const job = document.toJS() as { spec: { template: { spec: { containers: [Container] } } } };
    return job.spec.template.spec.containers[0];
  });
}

async function onKubernetes(text: string): Promise<Asked> {
  const [build] = containers(text);
  const command = [...(build?.command ?? []), ...(build?.args ?? [])];
  const env = build?.env.map(({ name, value = "" }) => [name, value] as const) ?? [];
  const pod = { JOB_COMPLETION_INDEX: "0", SHARED: path.join(dir, "shared") };
  return await asked(command, { ...Object.fromEntries(env), ...pod });
}

const PUSH = { event_name: "push", ref: "refs/heads/trunk" };

describe("GitHub Actions", () => {
  test("a push to the default branch writes, with the token of its environment", async () => {
    const text = await printed("--github", "--store", ADDRESS, "--store-write");
    expect(await onGithub(text, PUSH)).toEqual({
      environment: "livery-store",
      token: "writer",
      store: ADDRESS,
      writes: true,
    });
  });

  test.each([
    { event_name: "push", ref: "refs/heads/other" },
    { event_name: "push", ref: "refs/tags/trunk" },
    { event_name: "pull_request", ref: "refs/pull/7/merge" },
    { event_name: "pull_request_target", ref: "refs/heads/trunk" },
    { event_name: "workflow_dispatch", ref: "refs/heads/other" },
  ])("$event_name of $ref only reads", async (event) => {
    const text = await printed("--github", "--store", ADDRESS, "--store-write");
    expect(await onGithub(text, event)).toEqual({
      environment: "",
      token: "reader",
      store: ADDRESS,
      writes: false,
    });
  });

  test("without --store-write nothing writes, and no environment is named", async () => {
    const text = await printed("--github", "--store", ADDRESS);
    expect(text).not.toMatch(/environment:|--store-write/);
    expect(await onGithub(text, PUSH)).toMatchObject({ store: ADDRESS, writes: false });
  });
});

describe("GitLab CI", () => {
  test("the default branch writes, with the protected token", async () => {
    const text = await printed("--gitlab", "--store", ADDRESS, "--store-write");
    const env = { CI_COMMIT_BRANCH: "trunk", LIVERY_STORE_WRITE_TOKEN: "writer" };
    expect(await onGitlab(text, env)).toEqual({
      token: "writer",
      store: ADDRESS,
      writes: true,
    });
  });

  test.each<Env>([{ CI_COMMIT_BRANCH: "other" }, { CI_MERGE_REQUEST_IID: "7" }])(
    "%j only reads, whatever token it is given",
    async (env) => {
      const text = await printed("--gitlab", "--store", ADDRESS, "--store-write");
      expect(await onGitlab(text, { ...env, LIVERY_STORE_WRITE_TOKEN: "writer" })).toEqual({
        token: "reader",
        store: ADDRESS,
        writes: false,
      });
    },
  );

  test("without --store-write nothing writes", async () => {
    const text = await printed("--gitlab", "--store", ADDRESS);
    const ran = await onGitlab(text, { CI_COMMIT_BRANCH: "trunk" });
    expect(ran).toMatchObject({ store: ADDRESS, writes: false });
  });
});

describe("Kubernetes", () => {
  test("the token is a secret of the building pods alone", async () => {
    const text = await printed("--k8s", "--store", ADDRESS, "--store-write");
    expect(await onKubernetes(text)).toMatchObject({ store: ADDRESS, writes: true });
    const [build, merge] = containers(text);
    expect(build?.env).toContainEqual({
      name: "LIVERY_STORE_TOKEN",
      valueFrom: { secretKeyRef: { name: "livery-store", key: "token", optional: true } },
    });
    expect(merge?.env.map(({ name }) => name)).toEqual(["SHARED", "RUN", "SHARDS"]);
  });

  test("without --store-write nothing writes", async () => {
    const text = await printed("--k8s", "--store", ADDRESS);
    expect(await onKubernetes(text)).toMatchObject({ store: ADDRESS, writes: false });
  });
});

test("a folder with any name arrives as it is", async () => {
  const [github, gitlab, kubernetes] = await Promise.all(
    ["--github", "--gitlab", "--k8s"].map((engine) => printed(engine, "--store", FOLDER)),
  );
  expect((await onGithub(github ?? "", PUSH)).store).toBe(FOLDER);
  expect((await onGitlab(gitlab ?? "", {})).store).toBe(FOLDER);
  expect((await onKubernetes(kubernetes ?? "")).store).toBe(FOLDER);
});

test("no store is named where none is given", async () => {
  for (const engine of ["--github", "--gitlab", "--k8s"])
    expect(await printed(engine)).not.toMatch(/--store|TOKEN/);
});

test.each([
  [["--store-write"], 1, "error STORE_ADDRESS\n  --store-write is given, but no shared store."],
  [["--store", "ftp://x"], 1, "ftp://x is no address of a shared store."],
  [["--store", "https://me:secret@cache.example"], 1, "holds a user name or a password"],
  [["--store", "/mnt/$HOME"], 2, '"/mnt/$HOME" cannot be named in a pipeline.'],
  [["--store", "/mnt/a\n- run: b"], 2, "cannot be named in a pipeline."],
  [["--store", ""], 2, '"" cannot be named in a pipeline.'],
])("%j is refused", async (args, code, said) => {
  const ran = await runBrand(["ci", "--github", ...args]);
  expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code, stdout: "" });
  expect(ran.stderr).toContain(said);
  expect(ran.stderr).not.toContain("secret@");
});
