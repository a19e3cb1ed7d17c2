import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
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
    <Row align="center" gap="3" size="sm">
      <Text as="span" flex="1" minWidth="0" truncate>
        {team}
      </Text>
      {results.length === 0 && (
        <Text as="span" color="text-muted" size="xs">
          {t("detail.noForm")}
        </Text>
      )}
      <Row as="ol" role="list" gap="1">
        {results.map((result, place) => (
          // Results have no ids; their index identifies them.
          <li key={`${place} ${result}`}>
            <OutcomeMark result={result} />
          </li>
        ))}
      </Row>
    </Row>
  );
}

export function OutcomeMark({ result }: { readonly result: "W" | "D" | "L" }) {
  const { t } = useTranslation("sport");
  return <span className={mark({ result })}>{t(`detail.result.${result}`)}</span>;
}

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
