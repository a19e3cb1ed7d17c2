// The sheet a text of the help area stands on, with what leads on below it.
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Grid, Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { CopyLink } from "./copy-link.tsx";
import { HelpNeighbours } from "./help-neighbours.tsx";
import { HelpService } from "./help-service.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

interface ArticleSheetProps {
  readonly menu: HelpMenuState;
  readonly title: string;
  /** One line below the title. */
  readonly lead: string;
  /** False where the text itself leads to the service. */
  readonly withService?: boolean;
  readonly children: ReactNode;
}

export function ArticleSheet(props: ArticleSheetProps) {
  const { menu, title, lead, withService = true, children } = props;
  const { t } = useTranslation("help");
  const slug = menu.current?.slug;
  const group = menu.groups.find(({ entries }) => entries.some((entry) => entry.slug === slug));
  return (
    <Grid columns="minmax(0, 1fr)" gap={{ base: "3", desktop: "4" }} minWidth="0">
      <article className={cx(cardStyle, sheet)}>
        <header className={head}>
          <Box minWidth="0">
            {group !== undefined && (
              <Text color="accent-text" size="sm" weight="semibold">
                {t(`group.${group.key}`)}
              </Text>
            )}
            <h1 className={heading}>{title}</h1>
            <Text color="text-muted">{lead}</Text>
          </Box>
          <div className={actions}>
            <CopyLink id="" label={t("copyPage")} />
            <IconButton icon={Printer} label={t("print")} onClick={() => window.print()} />
          </div>
        </header>
        {children}
      </article>
      {withService && <HelpService />}
      <HelpNeighbours menu={menu} />
    </Grid>
  );
}

const sheet = css({
  minWidth: "0",
  paddingBlock: { base: "5", desktop: "8" },
  paddingInline: { base: "5", desktop: "10" },
  lineHeight: "1-8",
  overflowWrap: "anywhere",
  _print: { padding: "0", background: "transparent", boxShadow: "none" },
  "& *": { _print: { background: "transparent" } },
});

const head = css({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: "4",
  paddingBottom: "4",
  marginBottom: "4",
  borderBottom: "thin",
});

const heading = css({
  marginBottom: "2",
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "2xl", desktop: "3xl" },
});

const actions = css({
  display: "flex",
  flex: "none",
  color: "text-muted",
  _print: { display: "none" },
});
