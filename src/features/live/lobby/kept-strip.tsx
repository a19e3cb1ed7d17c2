// Tables kept in view, above the list of roads.
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Heading, Row, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { clearKept, MOST_KEPT, useKeptTables } from "../cards/kept-tables.ts";
import { KeptTile } from "../cards/kept-tile.tsx";
import { useLiveTables } from "../feed/live-store.ts";

export function KeptStrip({ onDetails }: { readonly onDetails: (id: string) => void }) {
  const { t } = useTranslation("live");
  const known = useLiveTables((state) => state.ids);
  const ids = useKeptTables((state) => state.ids).filter((id) => known.includes(id));
  return (
    <Box as="section" aria-label={t("kept.title")} width="full" minWidth="0">
      <Row align="center" gap="3" minHeight="8">
        <Heading size="sm">{t("kept.title")}</Heading>
        <Text as="span" color="text-muted" size="xs">
          {ids.length === 0
            ? t("kept.empty", { most: MOST_KEPT })
            : t("kept.note", { count: ids.length, most: MOST_KEPT })}
        </Text>
        {ids.length > 0 && (
          <Button
            size="sm"
            tone="ghost"
            className={css({ marginLeft: "auto" })}
            onClick={clearKept}
          >
            <Icon as={X} />
            {t("kept.clear")}
          </Button>
        )}
      </Row>
      {ids.length > 0 && (
        <ul className={row}>
          {ids.map((id) => (
            <Box as="li" key={id} minWidth="0" width={{ base: "40", desktop: "auto" }}>
              <KeptTile id={id} onDetails={onDetails} />
            </Box>
          ))}
        </ul>
      )}
    </Box>
  );
}

const row = css({
  display: "grid",
  gridAutoFlow: { base: "column", desktop: "row" },
  // As many columns as there may be tables.
  gridTemplateColumns: { desktop: "repeat(6, minmax(0, 1fr))" },
  justifyContent: { base: "start", desktop: "stretch" },
  gap: "2",
  paddingTop: "1",
  layerStyle: "scrollRow",
});
