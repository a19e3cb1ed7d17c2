// The venues of a category with artwork, quick links beside them, and the way to the category's page.
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { venueInfo } from "#contract/api/venue-info.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { useAppearance } from "#lib/browser/appearance.ts";
import { callQuery } from "#lib/calls/call-query.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { callPart } from "#lib/calls/call-result.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { QuickLinks } from "./quick-links.tsx";
import type { Nav, NavEntry } from "./use-nav.ts";
import { VenueItem, VenueOutline } from "./venue-item.tsx";

export interface CategoryPanelProps {
  readonly entry: NavEntry;
  /** The venues it shows. */
  readonly venue: VenueSwitch;
  readonly nav: Nav;
  /** `wide` under a top bar, `narrow` beside a rail and in a sheet. */
  readonly look: "wide" | "narrow";
  /** A link of the panel has been followed. */
  readonly onNavigate: () => void;
}

export function CategoryPanel({ entry, venue, nav, look, onNavigate }: CategoryPanelProps) {
  const { t } = useTranslation("shell");
  const waits = nav.state === "loading" && entry.category === undefined;
  const onLobby = useLobby(entry.to, onNavigate);
  return (
    <div className={look === "wide" ? wide : narrow}>
      <Venues {...{ entry, venue, nav, look, onLobby }} onLaunch={onNavigate} />
      <Stack gap="4" alignContent="start" className={look === "wide" ? aside : inset}>
        {entry.to !== null && (
          <TextLink to={entry.to} look="more" className={page} onClick={onNavigate}>
            {t("panel.open", { name: t(`nav.${entry.key}`) })}
          </TextLink>
        )}
        <QuickLinks quick={entry.category?.quick} waits={waits} onLobby={onLobby} />
      </Stack>
    </div>
  );
}

/** Asks for the venues of a category ahead of its panel. */
export function warmVenues(venue: VenueSwitch): void {
  const { locale } = useAppearance.getState();
  const query = callQuery(venueInfo, { category: VENUE_CODES[venue] }, locale);
  void queryClient.prefetchQuery({ ...query, staleTime: Infinity });
}

/** Opens the category's page, or says that the site has none yet. */
function useLobby(to: string | null, onNavigate: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    if (to === null) return promptLogin();
    onNavigate();
    void navigate(to);
  };
}

interface VenuesProps extends Pick<CategoryPanelProps, "entry" | "venue" | "nav" | "look"> {
  readonly onLobby: () => void;
  readonly onLaunch: () => void;
}

/** As many as there will be, by name where the navigation's own answer is there. */
const EXPECTED = ["", "", "", "", ""];

function Venues({ entry, venue, nav, look, onLobby, onLaunch }: VenuesProps) {
  const { t } = useTranslation("shell");
  const info = useCall(venueInfo, { category: VENUE_CODES[venue] }, { once: true });
  const rows = cx(list, look === "wide" ? columns : "");
  const names = entry.category?.venues ?? EXPECTED;
  const retry = () => {
    info.retry();
    if (nav.state === "error") nav.retry();
  };
  return (
    <AsyncView
      result={{ ...callPart(info, ({ venues }) => venues), retry }}
      error={errorText(info.error)}
      empty={<EmptyState title={t("panel.empty")} />}
      skeleton={
        <div className={rows}>
          {names.map((name, at) => (
            <VenueOutline key={at} name={name} lines={look === "wide" ? 2 : 1} />
          ))}
        </div>
      }
    >
      {(venues) => (
        <ul aria-label={t("panel.venues")} className={rows}>
          {venues.map((item) => (
            <li key={item.id}>
              <VenueItem item={item} onLobby={onLobby} onLaunch={onLaunch} />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

const wide = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 1.25fr)",
  gap: "6",
});
const narrow = css({ display: "grid", gap: "4" });
const list = css({ display: "grid", rowGap: "2", alignContent: "start" });

const columns = css({
  gridTemplateColumns: "repeat(auto-fill, minmax(12.25rem, 1fr))",
  columnGap: "3",
});

const aside = css({ paddingLeft: "5", borderLeft: "thin" });
// In line with the pictures, which stand inside the press area of their rows.
const inset = css({ paddingInline: "3" });
const page = css({ justifySelf: "start", minHeight: "10" });
