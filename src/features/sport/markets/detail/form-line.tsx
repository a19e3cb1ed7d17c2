import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import type { MatchFacts } from "../../feed/feed-store.ts";

interface FormLineProps {
  readonly team: string;
  /** Newest first. */
  readonly results: MatchFacts["form"]["home"];
}

/** Last five matches of a team, newest first. */
export function FormLine({ team, results }: FormLineProps) {
  const { t } = useTranslation("sport");
  return (
    <div className={line}>
      <span className={name}>{team}</span>
      {results.length === 0 && <span className={none}>{t("detail.noForm")}</span>}
      <ol role="list" className={marks}>
        {results.map((result, place) => (
          // Results have no ids; their index identifies them.
          <li key={`${place} ${result}`}>
            <OutcomeMark result={result} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function OutcomeMark({ result }: { readonly result: "W" | "D" | "L" }) {
  const { t } = useTranslation("sport");
  return <span className={mark({ result })}>{t(`detail.result.${result}`)}</span>;
}

const line = css({ display: "flex", alignItems: "center", gap: "3", fontSize: "sm" });
const name = css({
  flex: "1",
  minWidth: "0",
  truncate: true,
});
const none = css({ color: "text-muted", fontSize: "xs" });
const marks = css({ display: "flex", gap: "1" });
const mark = cva({
  base: {
    display: "grid",
    placeItems: "center",
    width: "5-5",
    height: "5-5",
    borderRadius: "xs",
    fontSize: "2xs",
    fontWeight: "bold",
  },
  variants: {
    result: {
      W: { background: "danger-subtle", color: "win" },
      D: { background: "surface-sunken", color: "text-muted" },
      L: { background: "success-subtle", color: "lose" },
    },
  },
});
