// The opening of a lobby: the category's scene, the brand's words for it, and today's counts.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { HeroPanel } from "#ui/hero-panel.tsx";
import { figures } from "#ui/money.tsx";
import { PageHero } from "#ui/page-hero.tsx";
import { useVenueInfo } from "./use-venue-info.ts";

interface LobbyHeroProps {
  readonly venue: VenueSwitch;
  readonly actions?: ReactNode;
  /** In place of today's counts. */
  readonly aside?: ReactNode;
}

export function LobbyHero({ venue, actions, aside }: LobbyHeroProps) {
  const { t } = useTranslation(["lobby", "home"]);
  const { art } = brand();
  return (
    <PageHero
      kicker={t(`home:venue.${venue}.note`)}
      title={t(`home:venue.${venue}.title`)}
      text={t(`hero.${venue}`)}
      art={art.venues[venue] ?? art.hero}
      actions={actions}
      aside={aside ?? <LobbyFacts venue={venue} />}
    />
  );
}

const SHOWN = 3;
/** A space that keeps the height of its line. */
const EMPTY = "\u00a0";
const WAITING = Array.from({ length: SHOWN }, () => ({ label: EMPTY, value: EMPTY }));

/** Without an answer only the drawing stays. */
function LobbyFacts({ venue }: { readonly venue: VenueSwitch }) {
  const { state, data } = useVenueInfo(venue);
  if (state === "error") return null;
  return <FactPanel facts={data?.facts} />;
}

interface FactPanelProps {
  /** Undefined while they load. */
  readonly facts: readonly { readonly label: string; readonly value: string }[] | undefined;
}

/** Keeps its room while they load. */
export function FactPanel({ facts = WAITING }: FactPanelProps) {
  if (facts.length === 0) return null;
  return (
    <HeroPanel className={panel}>
      {facts.slice(0, SHOWN).map(({ label, value }, at) => (
        <div key={at}>
          <dt className={name}>{label}</dt>
          <dd className={cx(figures, count)}>{value}</dd>
        </div>
      ))}
    </HeroPanel>
  );
}

const panel = css({ display: "flex", gap: { base: "6", desktop: "8" } });
const name = css({ color: "on-art-muted", fontSize: "sm" });
const count = css({
  fontSize: { base: "xl", desktop: { base: "2xl", _professional: "xl" } },
  fontWeight: "bold",
  lineHeight: "tight",
});
