import { ArrowLeft, ArrowRight, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cva } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import type { HelpEntry } from "./help-menu-groups.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

/** The page before and the page after this one, in the order of the menu. */
export function HelpNeighbours({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation("help");
  const { entries, current } = menu;
  const at = entries.findIndex(({ slug }) => slug === current?.slug);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  return (
    <nav aria-label={t("neighbours")} className={frame}>
      {before !== undefined && <Neighbour entry={before} side="before" icon={ArrowLeft} />}
      {after !== undefined && <Neighbour entry={after} side="after" icon={ArrowRight} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly entry: HelpEntry;
  readonly side: "before" | "after";
  readonly icon: LucideIcon;
}

function Neighbour({ entry, side, icon }: NeighbourProps) {
  const { t } = useTranslation(["help", "titles"]);
  return (
    <Link to={entry.path} rel={side === "before" ? "prev" : "next"} className={card({ side })}>
      <Icon as={icon} />
      <span className={css({ minWidth: "0" })}>
        <span className={css({ display: "block", color: "text-muted", fontSize: "xs" })}>
          {t(side)}
        </span>
        <b className={css({ color: "text-strong", fontWeight: "semibold" })}>
          {t(`titles:${entry.title}`)}
        </b>
      </span>
    </Link>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: { base: "3", desktop: "4" },
  _print: { display: "none" },
});

const card = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "16",
    paddingBlock: "3",
    paddingInline: "4",
    borderRadius: "lg",
    background: "surface",
    boxShadow: "1-edge",
    fontSize: "sm",
    lineHeight: "1-5",
    transitionProperty: "background",
    transitionDuration: "fast",
    _hover: { background: "surface-hover", "& svg": { color: "accent-text" } },
    "& svg": { color: "text-muted" },
  },
  variants: {
    side: {
      before: { gridColumn: "1" },
      after: { gridColumn: "2", flexDirection: "row-reverse", textAlign: "right" },
    },
  },
});
