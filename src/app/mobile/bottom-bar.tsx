// The phone's navigation: five places at most, the categories and the settings in sheets.
import { House, Headset, LayoutGrid, Menu, type LucideIcon, UserRound } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import type { NavKey } from "#contract/navigation.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { UnreadBadge, useWithUnread } from "../account/unread-badge.tsx";
import { NAV_ICONS } from "../nav/nav-icons.ts";
import { type NavEntry, useNav } from "../nav/use-nav.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";

const CategorySheet = lateOverlay(async () => (await import("./category-sheet.tsx")).CategorySheet);
const MoreSheet = lateOverlay(async () => (await import("./more-sheet.tsx")).MoreSheet);

type OpenSheet =
  | { readonly kind: "categories"; readonly key: NavKey | null }
  | { readonly kind: "more" }
  | null;

export function BottomBar() {
  const { t } = useTranslation("shell");
  const nav = useNav();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const first = nav.entries.find((entry) => entry.panel !== null);
  const close = () => setSheet(null);
  return (
    <nav aria-label={t("bottom")} className={bar}>
      <NavLink to={PAGES.home} className={place}>
        <Icon as={House} size={1.375} />
        {t("nav.home")}
      </NavLink>
      {first !== undefined && (
        <FirstCategory
          entry={first}
          onSheet={() => setSheet({ kind: "categories", key: first.key })}
        />
      )}
      <PlainButton
        data-tour="categories"
        className={place}
        onClick={() => setSheet({ kind: "categories", key: null })}
      >
        <span className={middle}>
          <Icon as={LayoutGrid} size={1.375} />
        </span>
        {t("categories")}
      </PlainButton>
      <Place
        tour="service"
        icon={Headset}
        label={t("service.short")}
        onPress={askCustomerService}
      />
      <MorePlace onPress={() => setSheet({ kind: "more" })} />
      <Suspense>
        {sheet?.kind === "categories" && (
          <CategorySheet nav={nav} first={sheet.key} onClose={close} />
        )}
        {sheet?.kind === "more" && <MoreSheet onClose={close} />}
      </Suspense>
    </nav>
  );
}

/** Leads to its page; where this bundle has none, to its venues. */
function FirstCategory({
  entry: { key, to },
  onSheet,
}: {
  readonly entry: NavEntry;
  readonly onSheet: () => void;
}) {
  const { t } = useTranslation("shell");
  const label = t(`nav.${key}`);
  if (to === null)
    return <Place tour="category" icon={NAV_ICONS[key]} label={label} onPress={onSheet} />;
  return (
    <NavLink to={to} data-tour="category" className={place}>
      <Icon as={NAV_ICONS[key]} size={1.375} />
      {label}
    </NavLink>
  );
}

/** A member's account with its unread messages; settings and rules for everybody. */
function MorePlace({ onPress }: Pick<PlaceProps, "onPress">) {
  const { t } = useTranslation("shell");
  const loggedIn = useLoggedIn();
  const label = loggedIn ? t("account.mine") : t("more.title");
  return (
    <Place
      tour="more"
      icon={loggedIn ? UserRound : Menu}
      label={label}
      name={useWithUnread(label)}
      mark={<UnreadBadge />}
      onPress={onPress}
    />
  );
}

interface PlaceProps {
  /** Step of the guided tour that explains it. */
  readonly tour: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Spoken in place of the label. */
  readonly name?: string;
  /** On the corner of the icon. */
  readonly mark?: ReactNode;
  readonly onPress: () => void;
}

function Place({ tour, icon, label, name, mark, onPress }: PlaceProps) {
  return (
    <PlainButton data-tour={tour} className={place} onClick={onPress}>
      <span className={css({ position: "relative" })}>
        <Icon as={icon} size={1.375} />
        {mark}
      </span>
      {name === undefined ? label : <span aria-hidden="true">{label}</span>}
      {name !== undefined && <span className={srOnly}>{name}</span>}
    </PlainButton>
  );
}

const bar = css({
  position: { base: "fixed", _lowest: "static" },
  insetInline: "0",
  bottom: "0",
  zIndex: "header",
  display: { base: "grid", desktop: "none" },
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingBottom: "safe-bottom",
  background: "surface-raised",
  boxShadow: "[0 -1px 0 {colors.border}]",
  // A page's own bar stands in its place.
  "body:has([data-total-bar]) &": { display: "none" },
});

const place = css({
  display: { base: "grid", _low: "flex" },
  alignItems: { _low: "center" },
  justifyContent: { _low: "center" },
  justifyItems: "center",
  alignContent: "end",
  gap: { base: "0-75", _low: "1-5" },
  height: { base: "15", _low: "11" },
  paddingBottom: { base: "1-5", _low: "0" },
  color: "text-muted",
  cursor: "pointer",
  fontSize: "2xs",
  lineHeight: "tight",
  "& svg": { fontSize: "4" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": { color: "accent-text", fontWeight: "bold" },
});

// No higher than the bar: whatever stands above it would cover what scrolls past.
const middle = css({
  display: "grid",
  placeItems: "center",
  width: "9",
  height: "9",
  borderRadius: "pill",
  background: "accent",
  boxShadow: "edge-mark",
  color: "text-on-accent",
});
