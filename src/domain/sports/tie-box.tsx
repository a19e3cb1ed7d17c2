import { css, cva } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import type { Tie } from "./bracket-rounds.ts";

/** One tie of a bracket: both sides with their scores. */
export function TieBox({ tie, last }: { readonly tie: Tie; readonly last: boolean }) {
  return (
    <div className={box({ last, live: tie.live })} data-tie>
      {last || tie.live ? (
        <Badge tone={tie.live ? "live" : "neutral"} look="solid" className={flag}>
          {tie.round}
        </Badge>
      ) : null}
      <TieSide
        name={tie.home}
        crest={tie.homeCrest}
        score={tie.begun ? tie.homeScore : null}
        ahead={tie.homeScore >= tie.awayScore}
      />
      <TieSide
        name={tie.away}
        crest={tie.awayCrest}
        score={tie.begun ? tie.awayScore : null}
        ahead={tie.awayScore >= tie.homeScore}
      />
    </div>
  );
}

interface TieSideProps {
  readonly name: string;
  readonly crest: string;
  /** Null before the tie begins. */
  readonly score: number | null;
  readonly ahead: boolean;
}

function TieSide({ name, crest, score, ahead }: TieSideProps) {
  const media = useMediaUrl();
  return (
    <p className={side({ ahead })}>
      <Crest src={media(crest)} size={1} />
      <Box as="span" flex="1" minWidth="0" truncate>
        {name}
      </Box>
      <Text as="b" weight="bold" className={figures}>
        {score ?? "–"}
      </Text>
    </p>
  );
}

const box = cva({
  base: {
    position: "relative",
    background: "surface-sunken",
    borderRadius: "sm",
    border: "thin",
  },
  variants: {
    last: { true: { borderColor: "accent-mark" }, false: {} },
    live: { true: {}, false: {} },
  },
});
const flag = css({ position: "absolute", left: "0", bottom: "full", marginBottom: "1-5" });
const side = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "0-75",
    height: "8",
    minWidth: "0",
    paddingInline: "1",
    fontSize: "2xs",
    "& + &": { borderTop: "thin" },
  },
  variants: { ahead: { true: { color: "text-strong" }, false: { color: "text-muted" } } },
});
