// Selections of one match in a series: one leg, with its own price, its chance, and what it pays without one of them.
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { backedText } from "#domain/bets/play-words.ts";
import { WithoutParts } from "../bets/without-parts.tsx";
import type { SlipEntry } from "../state/slip-entry.ts";
import { isPrice } from "../state/slip-figures.ts";
import { BankerChip } from "./banker-chip.tsx";
import { combinedFigures, problemTexts, oddsWithoutPart } from "./combined-words.ts";
import { EntryCard } from "./entry-card.tsx";
import { EntryOdds } from "./entry-odds.tsx";
import { factsOf } from "./entry-words.ts";

interface CombinedCardProps {
  readonly entry: SlipEntry;
  readonly parts: readonly SlipEntry[];
  readonly canBank: boolean;
}

export function CombinedCard({ entry, parts, canBank }: CombinedCardProps) {
  const { t } = useTranslation("sport");
  const title = backedText(factsOf(entry), t);
  const problems = problemTexts(entry, t);
  const { team_h, team_c } = entry.pick;
  return (
    <article aria-label={title} className={card}>
      <Row align="center" gap="2" paddingInline="2" minHeight="target">
        <Text as="div" flex="1" minWidth="0" truncate>
          <Text as="b" color="text-strong" size="sm">
            {title}
          </Text>{" "}
          <Text as="span" color="text-muted">{`${team_h} v ${team_c}`}</Text>
        </Text>
        {isPrice(entry) && <EntryOdds entry={entry} invalid={false} brief />}
        {canBank && <BankerChip entry={entry} name={title} />}
      </Row>
      <ul role="list" className={list}>
        {parts.map((part) => (
          <li key={part.pick.priceId}>
            <EntryCard entry={part} canBank={false} alone={false} part stake={undefined} />
          </li>
        ))}
      </ul>
      {/* Its line is kept: the price arrives after the selection. */}
      <Stack gap="0-5" paddingInline="2" minHeight="target" aria-live="polite">
        {problems.map((text) => (
          <Row as="p" key={text} gap="1" color="warning" weight="semibold">
            <Icon as={TriangleAlert} />
            {text}
          </Row>
        ))}
        {problems.length === 0 && <Facts entry={entry} />}
      </Stack>
      <Box paddingInline="2">
        <WithoutParts rows={oddsWithoutPart(entry, t)} />
      </Box>
    </article>
  );
}

function Facts({ entry }: { readonly entry: SlipEntry }) {
  const { t } = useTranslation("sport");
  const known = combinedFigures(entry);
  if (entry.now === null) return <Text color="text-muted">{t("view.combined.quoting")}</Text>;
  if (known === null) return null;
  const apart = (entry.now.combination?.independent.length ?? 0) > 1;
  return (
    <Text color="text-muted">
      <span title={t("view.combined.factsHelp")}>{t("view.combined.facts", { ...known })}</span>
      {apart && ` · ${t("view.combined.independent")}`}
    </Text>
  );
}

const card = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1",
  minWidth: "0",
  paddingBlock: "1",
  borderRadius: "sm",
  border: "thin",
  fontSize: "xs",
});
const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1",
  paddingInline: "1",
});
