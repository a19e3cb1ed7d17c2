// Sports with their counts, and the quick leagues of football.
import { useTranslation } from "react-i18next";
import { DEFAULT_SPORT, QUICK_LEAGUES } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { chipStyle } from "#ui/buttons/chip.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { useEnterSport } from "./enter-sport.ts";
import { TODAY } from "./lobby-today.tsx";
import { useQuickLeagues } from "../list/quick-leagues.tsx";
import { SPORT_ICONS, SPORT_ORDER } from "../list/sport-icons.ts";
import { type LeagueFacts, useLeagueFacts } from "../list/use-league-facts.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function LobbySports() {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const facts = useLeagueFacts(TODAY).data;
  return (
    <section aria-labelledby="sport-types">
      <Box display={{ base: "block", _professional: "none" }}>
        <SectionHead
          id="sport-types"
          title={t("list.lobby.sports")}
          note={t("list.lobby.sportsNote")}
        />
      </Box>
      <ul className={grid}>
        {SPORT_ORDER.filter((sport) => sport !== "ALL").map((sport) => (
          <li key={sport}>
            <PlainButton
              className={cx(cardStyle, tile)}
              onClick={() => enter(sport === "FS" ? "sport=FS" : `sport=${sport}&show=FT`)}
            >
              <Text as="span" color="accent-text">
                <Icon as={SPORT_ICONS[sport]} size={1.75} />
              </Text>
              <span className={name}>{t(`list.sports.${sport}`)}</span>
              <Text
                as="span"
                color="text-muted"
                size={{ base: "2xs", desktop: "xs" }}
                className={figures}
              >
                {t("list.matches", { number: countOf(facts, sport) })}
              </Text>
            </PlainButton>
          </li>
        ))}
      </ul>
      <QuickChips facts={facts} />
    </section>
  );
}

function countOf(facts: LeagueFacts | undefined, sport: string): number | string {
  return facts?.sports.find((fact) => fact.sport === sport)?.count ?? "–";
}

function QuickChips({ facts }: { readonly facts: LeagueFacts | undefined }) {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const mediaUrl = useMediaUrl();
  const leagues = useQuickLeagues({ ...TODAY, sport: DEFAULT_SPORT }, facts);
  return (
    <ul aria-label={t("list.quickLeagues")} className={chips}>
      <li>
        <PlainButton className={cx(chipStyle, chip)} onClick={() => enter("show=FT")}>
          {t("list.quick.all")}
        </PlainButton>
      </li>
      {leagues.slice(0, QUICK_LEAGUES.length).map(({ id, name: league, count: matches }) => (
        <li key={id}>
          <PlainButton
            className={cx(chipStyle, chip)}
            onClick={() => enter(`show=FT&leagues=${id}`)}
          >
            <Crest src={mediaUrl(`/media/crest/league-${id}.svg`)} size={1.125} />
            {league}
            {matches !== 0 && <span className={figures}>{matches}</span>}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(5, minmax(0, 1fr))",
    desktop: "repeat(5, minmax(0, 1fr))",
    wide: "repeat(10, minmax(0, 1fr))",
  },
  gap: { base: "1-5", desktop: { base: "3", _professional: "2" } },
});
const tile = css({
  display: "grid",
  justifyItems: "center",
  gap: "1",
  width: "full",
  paddingBlock: { base: "2", desktop: { base: "4", _professional: "0" } },
  paddingInline: { base: "0-5", desktop: { base: "2", _professional: "0" } },
  desktop: {
    _professional: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1-5",
      height: "control",
    },
  },
  background: "surface-raised",
  transitionProperty: "background",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
});
const name = css({
  color: "text-strong",
  fontSize: { base: "2xs", desktop: "md" },
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  // Fits five zh-TW characters on the narrowest phones.
  "@media (max-width: 23.99rem)": { letterSpacing: "narrow" },
});
const chips = css({
  display: "flex",
  gap: "2",
  marginTop: { base: "4", _professional: "2" },
  paddingBlock: "0-5",
  layerStyle: "scrollRow",
  "& > li": { flex: "none" },
});
const chip = css({ minHeight: { base: "10", _professional: "control" } });
