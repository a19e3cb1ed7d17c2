// Head of a picked list: the lists that need no id, or the name of the team or league; then the tools of every list.
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FollowKind } from "#contract/api/sport-follows.ts";
import { sportNames } from "#contract/api/sport-finding.ts";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { cornerlessCard } from "#ui/layout/card-style.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { useOneStop } from "#ui/fields/use-one-stop.ts";
import { toggleFollow, useFollows } from "../../feed/follows.ts";
import { useResource } from "../../feed/resource.ts";
import { MatchFilterLink } from "./match-filter-link.tsx";
import { FollowButton } from "./follow-button.tsx";
import { OddsTypeSelect } from "./odds-type-select.tsx";
import type { PageFilter } from "./page-filter.ts";
import { PICK_LISTS } from "./pick-lists.ts";
import { RefreshClock } from "./refresh-clock.tsx";
import { MatchSearchField } from "./match-search-field.tsx";
import { showTab, showTabs } from "./show-tabs.tsx";
import { DensityButton, SoundButton } from "./view-buttons.tsx";

interface PickBarProps {
  readonly filter: PageFilter;
  readonly onRefresh: () => void;
}

export function PickBar({ filter, onRefresh }: PickBarProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  const { pick, of } = filter;
  return (
    <section aria-label={t("list.filters")} className={cx(cornerlessCard, bar)}>
      <nav aria-label={t("list.pickNav")} className={upper}>
        <div {...stop} aria-label={t("list.pickNav")} className={showTabs}>
          {PICK_LISTS.map((each) => (
            <MatchFilterLink
              key={each}
              filter={filter}
              change={{ pick: each }}
              current={pick === each}
              className={showTab}
            >
              {t(`list.picks.${each}`)}
            </MatchFilterLink>
          ))}
        </div>
      </nav>
      {of !== null && (pick === "team" || pick === "league") && <Subject kind={pick} id={of} />}
      {pick === "follows" && <Followed />}
      <div className={tools}>
        {pick !== null && (
          <Text flex="from-48" minWidth="0" size="xs">
            {t(`list.pickNotes.${pick}`)}
          </Text>
        )}
        <OddsTypeSelect />
        <MatchSearchField />
        <RefreshClock onRefresh={onRefresh} />
        <SoundButton />
        <DensityButton />
      </div>
    </section>
  );
}

function useNames(teams: readonly string[], leagues: readonly string[]) {
  const some = teams.length + leagues.length > 0;
  const asked = { teams: [...teams], leagues: [...leagues] };
  const { data } = useResource(sportNames, asked, { enabled: some });
  return some ? (data?.names ?? []) : [];
}

function Subject({ kind, id }: { readonly kind: "team" | "league"; readonly id: string }) {
  const mediaUrl = useMediaUrl();
  const [found] = useNames(kind === "team" ? [id] : [], kind === "league" ? [id] : []);
  if (found === undefined) return null;
  return (
    <Row align="center" gap="2" minHeight="9">
      <Crest src={mediaUrl(found.crest)} size={1.75} />
      <Heading size="md">{found.name}</Heading>
      <FollowButton kind={kind} id={id} name={found.name} />
    </Row>
  );
}

/** Teams and leagues that are followed, each with a way to its own list and to leave it. */
function Followed() {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  const teams = useFollows(({ team }) => team);
  const leagues = useFollows(({ league }) => league);
  const names = useNames(teams, leagues);
  const followed = (kind: FollowKind, id: string) =>
    (kind === "team" ? teams : leagues).includes(id);
  const shown = names.filter(({ kind, id }) => followed(kind, id));
  if (shown.length === 0) return null;
  return (
    <Row as="ul" aria-label={t("list.followedNames")} wrap="wrap" gap="2">
      {shown.map(({ kind, id, name: text, crest }) => (
        <li key={`${kind} ${id}`} className={tag}>
          <Crest src={mediaUrl(crest)} size={1.125} />
          <TextLink to={`?pick=${kind}&of=${id}`}>{text}</TextLink>
          <IconButton
            size="sm"
            icon={X}
            label={t("list.unfollow", { name: text })}
            onClick={() => void toggleFollow(kind, id)}
          />
        </li>
      ))}
    </Row>
  );
}

const bar = css({
  display: "grid",
  gap: "2",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderRadius: { desktop: "lg" },
  paddingInline: { base: "4", desktop: { base: "4", _professional: "3" } },
  paddingBottom: "2",
});
const upper = css({
  minWidth: "0",
  marginInline: { base: "0", desktop: { base: "-4", _professional: "-3" } },
  paddingInline: { base: "0", desktop: { base: "4", _professional: "3" } },
  borderBottom: "thin",
});
const tag = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  paddingLeft: "2-5",
  borderRadius: "pill",
  background: "surface-sunken",
  fontSize: "xs",
});
const tools = css({
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  justifyContent: "end",
  gap: "2",
  color: "text-muted",
});
