import { useTranslation } from "react-i18next";
import { useMatches } from "#domain/sports/use-matches.ts";
import { CardState } from "./card-state.tsx";
import { FixtureView } from "./fixture-view.tsx";

export function Card() {
  const { t } = useTranslation("home");
  const result = useMatches("esport", "RB", 16);
  return (
    <CardState result={result}>
      {({ matches }) => <FixtureView label={t("card.esport")} matches={matches} venue="gaming" />}
    </CardState>
  );
}
