// Problems in the formats that other programs read: SARIF 2.1.0, JUnit XML and workflow commands of GitHub Actions.
import { ownValue } from "#contract/own-value.ts";
import { displayPath } from "../base/io.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";
import type { Problem } from "../errors/errors.ts";

export type Level = "error" | "warning";
export interface ReportedProblem {
  readonly level: Level;
  readonly problem: Problem;
}

export function sarif(reported: readonly ReportedProblem[], version: string): string {
  const codes = [...new Set(reported.map(({ problem }) => problem.code))].toSorted();
  const driver = {
    name: "brand check",
    version,
    rules: codes.map((id) => ({ id, shortDescription: { text: ERROR_CODES[id] } })),
  };
  const results = reported.map(({ level, problem }) => ({
    ruleId: problem.code,
    level,
    message: { text: messageOf(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(displayPath(problem.file)) },
          ...(problem.line !== null && { region: { startLine: problem.line } }),
        },
      },
    ],
  }));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** One test case per brand; its errors are one failure. Problems of no single brand are a case of their own. */
export function junit(ids: readonly string[], reported: readonly ReportedProblem[]): string {
  const errors = reported.filter(({ level }) => level === "error").map(({ problem }) => problem);
  const shared = errors.filter(({ brand }) => brand === null);
  const cases = [
    ...ids.map((id) => [id, errors.filter(({ brand }) => brand === id)] as const),
    ...(shared.length > 0 ? [["shared files", shared] as const] : []),
  ];
  return junitXml(
    "brand check",
    cases.map(([name, problems]) => {
      if (problems.length === 0) return { name };
      const text = problems
        .map((one) => `${placeOf(one)} ${one.code}\n${messageOf(one)}`)
        .join("\n\n");
      return { name, failure: { message: `${problems.length} problems`, text } };
    }),
  );
}

/** Without `failure` and `skipped` it passed. */
export interface JunitCase {
  readonly name: string;
  readonly failure?: { readonly message: string; readonly text: string };
  /** Why. */
  readonly skipped?: string;
}

export function junitXml(suite: string, cases: readonly JunitCase[]): string {
  const rows = cases.map(({ name, failure, skipped }) => {
    const head = `    <testcase classname="${suite}" name="${xml(name)}"`;
    if (failure !== undefined)
      return `${head}>\n      <failure message="${xml(failure.message)}">${xml(failure.text)}</failure>\n    </testcase>`;
    if (skipped === undefined) return `${head}/>`;
    return `${head}>\n      <skipped message="${xml(skipped)}"/>\n    </testcase>`;
  });
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const skips = cases.filter(({ skipped }) => skipped !== undefined).length;
  const skipped = skips === 0 ? "" : ` skipped="${skips}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="${suite}" tests="${cases.length}" failures="${failures}"${skipped}>
${rows.join("\n")}
  </testsuite>
</testsuites>
`;
}

/** Lines that GitHub Actions shows at the changed files. */
export function githubAnnotations(reported: readonly ReportedProblem[]): string {
  return reported
    .map(({ level, problem }) => {
      const line = problem.line === null ? "" : `,line=${problem.line}`;
      const file = property(displayPath(problem.file));
      return `::${level} file=${file}${line},title=${property(problem.code)}::${escaped(messageOf(problem))}`;
    })
    .join("\n");
}

const messageOf = ({ what, fix }: Problem): string => `${what}\nfix: ${fix}`;

const placeOf = ({ file, line }: Problem): string =>
  line === null ? displayPath(file) : `${displayPath(file)}:${line}`;

const escaped = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string =>
  escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Without the control characters that XML cannot hold. */
const xml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (character) => ownValue(ENTITIES, character) ?? "")
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "\ufffd");
