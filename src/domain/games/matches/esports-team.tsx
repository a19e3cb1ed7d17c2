import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { Crest } from "#ui/crest.tsx";

interface EsportsTeamProps {
  readonly side: Match["home"];
  /** The crest after the name. */
  readonly turned?: boolean;
}

/** Crest and name of a team. */
export function EsportsTeam({ side, turned = false }: EsportsTeamProps) {
  const media = useMediaUrl();
  return (
    <span className={team({ turned })}>
      <Crest src={media(side.crest)} size={1.375} />
      <b className={teamName}>{side.name}</b>
    </span>
  );
}

/** The game above its league. */
export function GameLines({ game, league }: { readonly game: string; readonly league: string }) {
  return (
    <>
      <b className={gameName}>{game}</b>
      <span className={leagueName}>{league}</span>
    </>
  );
}

const team = cva({
  base: { display: "flex", alignItems: "center", gap: "2", minWidth: "0" },
  variants: { turned: { true: { flexDirection: "row-reverse" }, false: {} } },
});
const teamName = css({ truncate: true, color: "text-strong", fontWeight: "semibold" });
const gameName = css({
  truncate: true,
  display: "block",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
});
const leagueName = css({ truncate: true, display: "block", color: "text-muted", fontSize: "2xs" });
