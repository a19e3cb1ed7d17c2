// Around every page of the help area: search, the menu beside the text, in a sheet on a phone.
import { LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { HelpMenu } from "./help-menu.tsx";
import { HelpMenuSheet } from "./help-menu-sheet.tsx";
import { HelpSearch } from "./help-search.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

interface HelpFrameProps {
  readonly menu: HelpMenuState;
  /** The text, and its contents beside it. */
  readonly children: ReactNode;
}

export function HelpFrame({ menu, children }: HelpFrameProps) {
  const { t } = useTranslation("help");
  return (
    <div className={frame}>
      <div className={bar}>
        <p className={name}>
          <Icon as={LifeBuoy} size={1.5} />
          {t("name")}
        </p>
        <Text flex="1" color="text" size="sm">
          {t("lead", { count: menu.entries.length })}
        </Text>
        <HelpSearch menu={menu} />
      </div>
      <HelpMenuSheet menu={menu} />
      <HelpMenu menu={menu} />
      {children}
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "12rem minmax(0, 1fr)",
    wide: "13.5rem minmax(0, 1fr) 12.5rem",
  },
  alignItems: "start",
  gap: { base: "3", desktop: "5" },
  width: "column",
  marginInline: "auto",
  paddingTop: { base: "3", desktop: "6" },
  paddingBottom: { base: "8", desktop: "12" },
  _print: { display: "block", width: "full", padding: "0" },
});

const bar = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  paddingBlock: { base: "3", desktop: "4" },
  paddingInline: { base: "4", desktop: "6" },
  borderRadius: "lg",
  background: "accent-subtle",
  boxShadow: "edge-accent",
  _print: { display: "none" },
});

const name = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "lg", desktop: "xl" },
  "& svg": { color: "accent-text" },
});
