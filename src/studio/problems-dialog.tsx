import { css } from "#styled/css/index.js";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { ProblemText } from "./parts/field-problems.tsx";
import { useStudio } from "./state/studio-store.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything that `brand check` says of the brand. */
export function ProblemsDialog({ open, onClose }: DialogProps) {
  const problems = useStudio((studio) => studio.problems);
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="What the check says">
      <ul className={list}>
        {problems.map((problem) => (
          <li key={`${problem.code}${problem.file}${problem.what}`} className={entry}>
            <span className={place}>
              {problem.code} · {problem.file}
              {problem.line !== null && `:${problem.line}`}
            </span>
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length === 0 && <p>Nothing: the brand can be built.</p>}
    </Dialog>
  );
}

const list = css({ display: "grid", gap: "3" });
const entry = css({ display: "grid", gap: "1" });
const place = css({ color: "text-muted", fontSize: "2xs" });
