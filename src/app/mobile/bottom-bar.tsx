// The phone's navigation: five places at most, the categories and the settings in sheets.
import { House, Headset, LayoutGrid, Menu, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import type { NavKey } from "#contract/navigation.ts";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "../../session/customer-service.ts";
import { Icon } from "../../ui/icon.tsx";
import { NAV_ICONS } from "../nav/nav-icons.ts";
import { useNav } from "../nav/use-nav.ts";

const CategorySheet = lazy(async () => ({
  default: (await import("./category-sheet.tsx")).CategorySheet,
}));
const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

type OpenSheet =
  | { readonly kind: "categories"; readonly key: NavKey | null }
  | { readonly kind: "more" }
  | null;

export function BottomBar() {
  const { t } = useTranslation("shell");
  const nav = useNav();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const first = nav.entries.find((entry) => entry.panel);
  const close = () => setSheet(null);
  return (
    <nav aria-label={t("bottom")} className={bar}>
      <NavLink to="/home" className={place}>
        <Icon as={House} size={1.375} />
        {t("nav.home")}
      </NavLink>
      {first !== undefined && (
        <Place
          icon={NAV_ICONS[first.key]}
          label={t(`nav.${first.key}`)}
          onPress={() => setSheet({ kind: "categories", key: first.key })}
        />
      )}
      <button
        type="button"
        className={place}
        onClick={() => setSheet({ kind: "categories", key: null })}
      >
        <span className={middle}>
          <Icon as={LayoutGrid} size={1.375} />
        </span>
        {t("categories")}
      </button>
      <Place icon={Headset} label={t("service.short")} onPress={askCustomerService} />
      <Place icon={Menu} label={t("more.title")} onPress={() => setSheet({ kind: "more" })} />
      <Suspense>
        {sheet?.kind === "categories" && (
          <CategorySheet nav={nav} first={sheet.key} onClose={close} />
        )}
        {sheet?.kind === "more" && <MoreSheet onClose={close} />}
      </Suspense>
    </nav>
  );
}

interface PlaceProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

function Place({ icon, label, onPress }: PlaceProps) {
  return (
    <button type="button" className={place} onClick={onPress}>
      <Icon as={icon} size={1.375} />
      {label}
    </button>
  );
}

const bar = css({
  position: "fixed",
  insetInline: "0",
  bottom: "0",
  zIndex: "header",
  display: { base: "grid", desktop: "none" },
  gridAutoFlow: "column",
  gridAutoColumns: "[minmax(0, 1fr)]",
  paddingBottom: "[env(safe-area-inset-bottom)]",
  background: "surface-raised",
  boxShadow: "[0 -1px 0 {colors.border}]",
});

const place = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "end",
  gap: "[0.2rem]",
  height: "[3.75rem]",
  paddingBottom: "[0.4rem]",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "2xs",
  lineHeight: "tight",
  "& svg": { fontSize: "[1rem]" },
  _focusVisible: { outlineOffset: "[-3px]" },
  "&[aria-current]": { color: "accent-text", fontWeight: "bold" },
});

const middle = css({
  display: "grid",
  placeItems: "center",
  width: "[3.25rem]",
  height: "[3.25rem]",
  marginTop: "[-1.25rem]",
  borderRadius: "pill",
  background: "accent",
  boxShadow: "[0 0 0 4px {colors.surface-raised}]",
  color: "text-on-accent",
});
