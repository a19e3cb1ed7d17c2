// The venues of a category with artwork, and quick links beside them.
import { useTranslation } from "react-i18next";
import type { NavigationCategory } from "#contract/api/site.ts";
import { css, cx } from "#styled/css/index.js";
import { errorText } from "../../lib/error-text.ts";
import { promptLogin } from "../../session/login-prompt.ts";
import { Chip } from "../../ui/chip.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Nav, NavEntry } from "./use-nav.ts";
import { VenueItem } from "./venue-item.tsx";

interface CategoryPanelProps {
  readonly entry: NavEntry;
  readonly nav: Nav;
  /** `wide` under a top bar, `narrow` beside a rail and in a sheet. */
  readonly look: "wide" | "narrow";
}

export function CategoryPanel({ entry, nav, look }: CategoryPanelProps) {
  const { category } = entry;
  if (category !== undefined) return <Venues category={category} look={look} />;
  if (nav.state === "error") return <ErrorState title={errorText(nav.error)} onRetry={nav.retry} />;
  return (
    <div aria-busy="true" className={look === "wide" ? wide : narrow}>
      {[0, 1, 2, 3].map((item) => (
        <Skeleton key={item} className={css({ height: "[5.5rem]", borderRadius: "lg" })} />
      ))}
    </div>
  );
}

interface VenuesProps {
  readonly category: NavigationCategory;
  readonly look: "wide" | "narrow";
}

function Venues({ category, look }: VenuesProps) {
  const { t } = useTranslation("shell");
  const { items, quick } = category;
  return (
    <div className={look === "wide" ? wide : narrow}>
      <ul aria-label={t("panel.venues")} className={cx(list, look === "wide" ? columns : rows)}>
        {items.map((item) => (
          <li key={item.id}>
            <VenueItem item={item} />
          </li>
        ))}
      </ul>
      {quick.links.length > 0 && (
        <div className={cx(quickBox, look === "wide" ? aside : inset)}>
          <h3 className={quickTitle}>{quick.title}</h3>
          <ul className={chips}>
            {quick.links.map((link) => (
              <li key={link}>
                <Chip onClick={promptLogin}>{link}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const wide = css({
  display: "grid",
  gridTemplateColumns: "[minmax(0, 4fr) minmax(0, 1.25fr)]",
  gap: "6",
});
const narrow = css({ display: "grid", gap: "4" });
const list = css({ display: "grid" });

const columns = css({
  gridTemplateColumns: "[repeat(auto-fill, minmax(12.25rem, 1fr))]",
  columnGap: "3",
  rowGap: "2",
  alignContent: "start",
});

const rows = css({ gap: "1" });
const quickBox = css({ display: "grid", gap: "3", alignContent: "start" });
const aside = css({ paddingLeft: "5", borderLeft: "[1px solid {colors.border}]" });
// In line with the pictures, which stand inside the press area of their rows.
const inset = css({ paddingInline: "3" });
const quickTitle = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });
