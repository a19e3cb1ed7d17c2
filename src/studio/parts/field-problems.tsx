import { CircleAlert, TriangleAlert } from "lucide-react";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import type { StudioProblem } from "#contract/studio.ts";
import { useStudio } from "../state/studio-store.ts";

interface FieldProblemsProps {
  /** End of the file's name, such as `brand.json`. */
  readonly file: string;
  readonly field: string;
}

/** What the check says about one field, with its remedy. */
export function FieldProblems({ file, field }: FieldProblemsProps) {
  const problems = useStudio((studio) => studio.problems);
  const own = problems.filter((problem) => concerns(problem, file, field));
  return own.map((problem) => <ProblemText key={problem.what} problem={problem} />);
}

/** What the check says about any place of a file. */
export function FileProblems({ file }: Pick<FieldProblemsProps, "file">) {
  const problems = useStudio((studio) => studio.problems);
  return problems
    .filter((problem) => problem.file.endsWith(file))
    .map((problem) => <ProblemText key={problem.what} problem={problem} />);
}

export function ProblemText({ problem }: { readonly problem: StudioProblem }) {
  const { isWarning, what, fix } = problem;
  return (
    <p className={text} data-warning={isWarning || undefined}>
      <Icon as={isWarning ? TriangleAlert : CircleAlert} />
      <span>
        {what} <span className={remedy}>{fix}</span>
      </span>
    </p>
  );
}

function concerns(problem: StudioProblem, file: string, field: string): boolean {
  if (!problem.file.endsWith(file) || problem.field === null) return false;
  return problem.field === field || problem.field.startsWith(`${field}.`);
}

const text = css({
  display: "flex",
  gap: "2",
  color: "danger",
  fontSize: "xs",
  lineHeight: "1-5",
  overflowWrap: "anywhere",
  "& > svg": { marginTop: "0-2em" },
  "&[data-warning]": { color: "warning" },
});
const remedy = css({ color: "text-muted" });
