import { useTranslation } from "react-i18next";
import { sponsorContent } from "#contract/api/sponsor.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { type Sponsor, SponsorCard } from "./sponsor-card.tsx";

export function SponsorList() {
  const { t } = useTranslation("sponsor");
  const sponsors = useCall(sponsorContent, {});
  const known = sponsors.state === "ready" ? sponsors.data.length : null;
  return (
    <section aria-labelledby="sponsor-list">
      <SectionHead
        id="sponsor-list"
        title={t("list.title")}
        note={known === null ? undefined : t("list.note", { count: known })}
      />
      <AsyncView
        result={sponsors}
        error={t("list.error")}
        errorFrame={cardStyle}
        skeleton={<Waiting />}
        empty={
          <EmptyState
            title={t("list.empty")}
            note={t("list.emptyText")}
            art={brand().art.empty}
            action={
              <ButtonLink to={PAGES.home} tone="soft">
                {t("list.home")}
              </ButtonLink>
            }
            className={cardStyle}
          />
        }
      >
        {(list) => <Cards sponsors={list} />}
      </AsyncView>
    </section>
  );
}

function Cards({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  return (
    <ul className={grid}>
      {sponsors.map((sponsor, index) => (
        <li key={sponsor.id} className={item}>
          <SponsorCard sponsor={sponsor} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={grid}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={cx(cardStyle, item, place === 0 ? firstShape : shape)}>
          <Skeleton className={css({ width: "18", height: "18" })} />
          <Skeleton className={css({ width: "1/2", height: "5" })} />
          <Skeleton className={css({ width: "4/5" })} />
        </div>
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(3, minmax(0, 1fr))",
  },
  gap: { base: "3", desktop: "4" },
});

// The leading partner is as large as four of the others; with no more than one other both fill the rows.
const item = css({
  minWidth: "0",
  _first: { gridColumn: { desktop: "span 2" }, gridRow: { desktop: "span 2" } },
  "&:nth-child(2):last-child": { gridRow: { desktop: "span 2" } },
  _only: { gridColumn: { desktop: "1 / -1" } },
});
const shape = css({ display: "grid", alignContent: "center", gap: "3", padding: "6" });
const firstShape = css({
  display: "grid",
  alignContent: "end",
  gap: "3",
  minHeight: { base: "68", desktop: "80" },
  padding: "6",
});
