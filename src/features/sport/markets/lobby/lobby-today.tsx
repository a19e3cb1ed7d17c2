// The headline counts of the lobby: those of the tiles below it and of the list they open.
import { useTranslation } from "react-i18next";
import { formatCount } from "#lib/text/format.ts";
import { HeadFacts } from "#domain/games/lobby/head-facts.tsx";
import { readFilter } from "../list/page-filter.ts";
import { useLeagueFacts } from "../list/use-league-facts.ts";

export const TODAY = readFilter("sport=ALL&show=FT");

export function LobbyToday() {
  const { t } = useTranslation("sport");
  const { state, data } = useLeagueFacts(TODAY);
  if (state === "error") return null;
  const countOf = (asked: string) => data?.shows.find(({ show }) => show === asked)?.count ?? 0;
  const facts = data && [
    { label: t("list.lobby.today"), value: formatCount(countOf("FT")) },
    { label: t("list.shows.RB"), value: formatCount(countOf("RB")) },
    { label: t("list.leagues"), value: formatCount(data.leagues.length) },
  ];
  return <HeadFacts facts={facts} />;
}
