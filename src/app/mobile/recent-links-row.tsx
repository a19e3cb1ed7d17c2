import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { useRecentTabs } from "#session/visit/recent-tabs.ts";
import { chipStyle } from "#ui/buttons/chip.tsx";

const MOST = 6;

/** Ways back to the pages visited last. */
export function RecentLinksRow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["shell", "titles"]);
  const recent = useRecentTabs(MOST);
  if (recent.length === 0) return null;
  return (
    <Stack as="section" aria-label={t("recent")} gap="2" minWidth="0" paddingBlock="3">
      <Text as="h3" color="text-muted" size="sm">
        {t("recent")}
      </Text>
      <ul className={list}>
        {recent.map(({ path, title }) => (
          <Box as="li" key={path} flex="none">
            <Link to={path} className={cx(chipStyle, chip)} onClick={onClose}>
              {t(`titles:${title}`)}
            </Link>
          </Box>
        ))}
      </ul>
    </Stack>
  );
}

const list = css({ display: "flex", gap: "2", layerStyle: "scrollRow", paddingBlock: "0-5" });
const chip = css({ minHeight: "10" });
