import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";

const SHOWN = 6;

/** Earlier results, the newest first. */
export function DrawHistory({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  return (
    <Box minWidth="0">
      <Text as="h4" marginBottom="2" size="xs" weight="semibold" color="text-muted">
        {t("lottery.history")}
      </Text>
      <ol>
        {draw.history.slice(0, SHOWN).map((past) => (
          <li key={past.issue} className={row}>
            <Text as="span" textStyle="figures" size="xs" color="text-muted" minWidth="0" truncate>
              {past.issue}
            </Text>
            <NumberBalls
              size="sm"
              balls={past.balls}
              digits={ballDigits(draw)}
              tone={ballTone(draw)}
              label={past.issue}
            />
          </li>
        ))}
      </ol>
    </Box>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: { base: "10", _professional: "row" },
  borderTop: "thin",
  "& ul": { flexWrap: "nowrap" },
});
