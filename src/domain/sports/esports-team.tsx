import type { Match } from "#contract/api/featured-matches.ts";
import { cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";

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
      <Text as="b" truncate color="text-strong" weight="semibold">
        {side.name}
      </Text>
    </span>
  );
}

/** The game above its league. */
export function GameLines({ game, league }: { readonly game: string; readonly league: string }) {
  return (
    <>
      <Text as="b" truncate display="block" color="text-strong" size="xs" weight="semibold">
        {game}
      </Text>
      <Text as="span" truncate display="block" color="text-muted" size="2xs">
        {league}
      </Text>
    </>
  );
}

const team = cva({
  base: { display: "flex", alignItems: "center", gap: "2", minWidth: "0" },
  variants: { turned: { true: { flexDirection: "row-reverse" }, false: {} } },
});
