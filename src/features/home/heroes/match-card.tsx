import { useTranslation } from "react-i18next";
import { useMatches } from "#domain/sports/use-matches.ts";
import { CardState } from "./card-state.tsx";
import { FixtureView } from "./fixture-view.tsx";

export function Card() {
  const { t } = useTranslation("home");
  const result = useMatches("sport", "RB", 24);
  return (
    <CardState result={result}>
      {({ matches }) => <FixtureView label={t("card.match")} matches={matches} venue="sport" />}
    </CardState>
  );
}
