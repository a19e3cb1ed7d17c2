// Runs the shell commands of a pipeline, each job in its own folder. Artifacts, caches and checkout, which the CI
// engine would do, are copied here.
import { execFile } from "node:child_process";
import { chmod, cp, glob, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parse, parseAllDocuments } from "yaml";
import { MAIN } from "./run-brand.ts";
import { copyBrands } from "./temp-folder.ts";

/** One for each shard. */
export const BRANDS = ["harbor", "titan"];

/**
 * A job's folder: the operator's repository with the command installed. Earlier results come from a shared store:
 * with hard links to this repository's files, `tar` would fail when another test changes their link count.
 */
async function workspace(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  await copyBrands(dir, BRANDS);
  await program(path.join(dir, "node_modules", ".bin", "brand"), [
    `exec "${process.execPath}" "${MAIN}" "$@"`,
  ]);
  // `npm ci` has nothing to install here.
  await program(path.join(dir, ".tools", "npm"), ['test "$*" = ci']);
  return dir;
}

async function program(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ["#!/bin/sh", ...lines, ""].join("\n"));
  await chmod(file, 0o755);
}

type Variables = Readonly<Record<string, string>>;

async function shell(dir: string, command: readonly string[], env: Variables): Promise<void> {
  const [name = "", ...args] = command;
  const tools = `${path.join(dir, ".tools")}:${process.env["PATH"] ?? ""}`;
  await promisify(execFile)(name, args, {
    cwd: dir,
    env: { ...process.env, NO_COLOR: "1", ...env, PATH: tools },
    maxBuffer: 1e8,
  });
}

async function copyMatching(pattern: string, from: string, to: string): Promise<void> {
  let found = 0;
  for await (const name of glob(pattern, { cwd: from })) {
    await cp(path.join(from, name), path.join(to, name), { recursive: true });
    found += 1;
  }
  if (found === 0) throw new Error(`nothing in ${from} is ${pattern}`);
}

interface GithubStep {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
}

interface GithubJob {
  readonly needs?: string;
  readonly env?: Variables;
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly steps: readonly GithubStep[];
}

/** @returns the folder of the last job */
export async function runGithub(text: string, dir: string): Promise<string> {
  const { env: shared, jobs } = parse(text) as { env: Variables; jobs: Record<string, GithubJob> };
  const artifacts = path.join(dir, "artifacts");
  let last = "";
  for (const [name, job] of Object.entries(jobs)) {
    const shards = job.strategy?.matrix.shard ?? [0];
    for (const shard of shards) {
      last = await workspace(path.join(dir, `${name}-${shard}`));
      const fill = (value: string | boolean = "") =>
        String(value)
          .replaceAll("${{ matrix.shard }}", String(shard))
          .replaceAll("${{ strategy.job-total }}", String(shards.length))
          .replaceAll(/\$\{\{ secrets\.\w+ \}\}/g, "");
      const env = Object.fromEntries(
        Object.entries({ ...shared, ...job.env }).map(([key, value]) => [key, fill(value)]),
      );
      for (const step of job.steps) {
        if (step.run !== undefined) await shell(last, ["bash", "-e", "-c", step.run], env);
        else await githubAction(step, { dir: last, artifacts, fill });
      }
    }
  }
  return last;
}

async function githubAction(
  step: GithubStep,
  at: {
    readonly dir: string;
    readonly artifacts: string;
    readonly fill: (value: string | boolean | undefined) => string;
  },
): Promise<void> {
  const { name, path: files, pattern } = step.with ?? {};
  const [action] = (step.uses ?? "").split("@");
  switch (action) {
    case "actions/checkout":
    case "actions/setup-node":
    case "actions/cache":
    case "actions/cache/restore":
      return;
    case "actions/cache/save":
      return await copyMatching(at.fill(files), at.dir, path.join(at.artifacts, ".cache"));
    case "actions/upload-artifact":
      return await copyMatching(at.fill(files), at.dir, path.join(at.artifacts, at.fill(name)));
    case "actions/download-artifact":
      // With merge-multiple the content of each artifact lands in the folder itself.
      for await (const found of glob(at.fill(pattern ?? name), { cwd: at.artifacts }))
        await cp(path.join(at.artifacts, found), at.dir, { recursive: true });
      return;
    default:
      throw new Error(`the test does not know the action ${step.uses}`);
  }
}

interface GitlabJob {
  readonly stage: string;
  readonly needs?: readonly string[];
  readonly parallel?: number;
  readonly variables?: Variables;
  readonly script: readonly string[];
  readonly after_script?: readonly string[];
  readonly artifacts: { readonly paths: readonly string[] };
}

/** @returns the folder of the last job */
export async function runGitlab(text: string, dir: string): Promise<string> {
  const { stages, default: _, ...jobs } = parse(text) as Record<string, unknown>;
  const ordered = (Object.entries(jobs) as [string, GitlabJob][]).toSorted(
    ([, a], [, b]) => (stages as string[]).indexOf(a.stage) - (stages as string[]).indexOf(b.stage),
  );
  const artifacts = (name: string) => path.join(dir, "artifacts", name);
  let last = "";
  for (const [name, job] of ordered) {
    const total = job.parallel ?? 1;
    for (let index = 1; index <= total; index += 1) {
      last = await workspace(path.join(dir, `${name}-${index}`));
      for (const needed of job.needs ?? []) await cp(artifacts(needed), last, { recursive: true });
      const node = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(total) };
      const env = { ...job.variables, ...node };
      for (const lines of [job.script, job.after_script ?? []])
        await shell(last, ["sh", "-e", "-c", lines.join("\n")], env);
      for (const pattern of job.artifacts.paths) await copyMatching(pattern, last, artifacts(name));
    }
  }
  return last;
}

interface KubernetesJob {
  readonly spec: {
    readonly completions?: number;
    readonly template: {
      readonly spec: {
        readonly containers: readonly [
          {
            readonly env: readonly { readonly name: string; readonly value?: string }[];
            readonly command: readonly string[];
            readonly args: readonly string[];
          },
        ];
      };
    };
  };
}

/** @returns the folder that stands for the shared volume */
export async function runKubernetes(text: string, dir: string): Promise<string> {
  const shared = path.join(dir, "shared");
  await mkdir(shared, { recursive: true });
  for (const [number, document] of parseAllDocuments(text).entries()) {
    const { spec } = document.toJS() as KubernetesJob;
    const [{ command, args, env: settings }] = spec.template.spec.containers;
    const own = Object.fromEntries(settings.map(({ name, value = "" }) => [name, value]));
    for (let index = 0; index < (spec.completions ?? 1); index += 1) {
      const pod = await workspace(path.join(dir, `pod-${number}-${index}`));
      const env = { ...own, SHARED: shared, JOB_COMPLETION_INDEX: String(index) };
      await shell(pod, [...command, ...args], env);
    }
  }
  return shared;
}
