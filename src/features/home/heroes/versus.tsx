// The two sides of a match with the score, or the time until the kick-off.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { formatDuration } from "#lib/text/format.ts";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { useHeroSlot } from "./hero-slot.ts";

export function Versus({ match }: { readonly match: Match }) {
  const { t } = useTranslation("home");
  const slot = useHeroSlot();
  const inline = slot === "bare";
  return (
    <div className={row({ inline })}>
      <Side side={match.home} inline={inline} />
      <Stack as="p" justifyItems="center" gap="1" size="xs">
        {match.live ? (
          <Text as="b" size="7" weight="bold" lineHeight="none" className={figures}>
            {match.home.score ?? 0} : {match.away.score ?? 0}
          </Text>
        ) : (
          <>
            <Text as="b" size="7" weight="bold" lineHeight="none" className={figures}>
              <TimeToStart startsAt={match.startsAt} />
            </Text>
            {inline ? null : <span>{t("card.toStart")}</span>}
          </>
        )}
      </Stack>
      <Side side={match.away} inline={inline} turned />
    </div>
  );
}

function TimeToStart({ startsAt }: { readonly startsAt: number }) {
  return <>{formatDuration(useSecondsTo(startsAt))}</>;
}

interface SideProps {
  readonly side: Match["home"];
  readonly inline: boolean;
  /** The crest is on the outer side at both ends. */
  readonly turned?: boolean;
}

function Side({ side, inline, turned = false }: SideProps) {
  const media = useMediaUrl();
  return (
    <p className={team({ inline, turned })}>
      <Crest src={media(side.crest)} size={inline ? 2.25 : 3.5} />
      <b className={name}>{side.name}</b>
    </p>
  );
}

const row = cva({
  base: { display: "grid", alignItems: "center" },
  variants: {
    inline: {
      true: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr) auto minmax(0, 1fr)",
          desktop: "auto auto auto",
        },
        justifyContent: "start",
        gap: { base: "2", desktop: "6" },
        fontSize: "md",
      },
      false: { gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)", gap: "2" },
    },
  },
});
const team = cva({
  base: { minWidth: "0" },
  variants: {
    inline: {
      // On a phone a name has the width of its half, below the crest.
      true: {
        display: { base: "grid", desktop: "flex" },
        justifyItems: "center",
        alignItems: "center",
        gap: { base: "1", desktop: "3" },
        textAlign: { base: "center", desktop: "start" },
      },
      false: { display: "grid", justifyItems: "center", gap: "2", textAlign: "center" },
    },
    turned: { true: {}, false: {} },
  },
  compoundVariants: [{ inline: true, turned: true, css: { flexDirection: "row-reverse" } }],
});
const name = css({
  maxWidth: "full",
  minWidth: "0",
  fontWeight: "semibold",
  lineHeight: "tight",
  textWrap: "balance",
  lineClamp: "2",
});
