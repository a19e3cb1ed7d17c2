// A selection in one line: what is backed, its odds, and the amount of a single. The rest on demand.
import { ChevronDown, ChevronUp, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import type { SlipEntry } from "../state/slip-entry.ts";
import { slip } from "../state/slip-store.ts";
import { BankerChip } from "./banker-chip.tsx";
import { EntryDetails } from "./entry-details.tsx";
import { EntryOdds } from "./entry-odds.tsx";
import { lineWords, pickChanges, pickProblem } from "./entry-words.ts";

interface EntryCardProps {
  readonly entry: SlipEntry;
  readonly canBank: boolean;
  /** The only selection shows everything. */
  readonly alone: boolean;
  /** Of a combination, whose match stands above. */
  readonly part?: boolean;
  /** The field of its amount. */
  readonly stake: ReactNode;
}

export function EntryCard({ entry, canBank, alone, part = false, stake }: EntryCardProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { priceId } = entry.pick;
  const { backed: title, play, match: teams } = lineWords(entry, t);
  const problem = pickProblem(entry);
  const invalid = problem === "closed";
  const remove = () => slip.remove(priceId);
  return (
    <article aria-label={title} className={card({ warned: problem !== null })}>
      <div className={line({ staked: Boolean(stake) })}>
        {alone ? (
          <b className={name({ invalid })}>{title}</b>
        ) : (
          <PlainButton
            aria-expanded={opened}
            aria-controls={id}
            className={names}
            onClick={() => setOpened(!opened)}
          >
            <Icon as={opened ? ChevronUp : ChevronDown} size={0.875} />
            <span className={words}>
              <b className={name({ invalid })}>{title}</b>
              {play !== null && <span className={rest}>{play}</span>}
              {!part && <span className={rest}>{teams}</span>}
            </span>
          </PlainButton>
        )}
        <EntryOdds entry={entry} invalid={invalid} brief={!alone} />
        {stake}
        {canBank && <BankerChip entry={entry} name={title} />}
        <IconButton
          size="own"
          icon={X}
          label={t("view.removeNamed", { name: title })}
          className={cross}
          onClick={remove}
        />
      </div>
      <EntryDetails id={id} entry={entry} hidden={!alone && !opened} />
      {pickChanges(entry).map(({ kind, from, to }) => (
        <Text key={kind} color="warning" weight="semibold">
          {t(`view.changed.${kind}`)} <s>{from}</s> → <b>{to}</b>
        </Text>
      ))}
      {problem !== null && (
        <p className={warning}>
          <Icon as={TriangleAlert} />
          <span>{t(`view.problem.${problem}`)}</span>
          {invalid && (
            <PlainButton className={removal} onClick={remove}>
              {t("view.remove")}
            </PlainButton>
          )}
        </p>
      )}
    </article>
  );
}

const card = cva({
  base: {
    display: "grid",
    minWidth: "0",
    paddingBlock: "0-5",
    paddingLeft: "2",
    paddingRight: "0-5",
    borderRadius: "sm",
    fontSize: "xs",
  },
  variants: {
    warned: {
      true: { background: "warning-subtle", boxShadow: "edge-warning" },
      false: { background: "surface-sunken" },
    },
  },
});
const line = cva({
  base: { display: "grid", alignItems: "center", columnGap: "1", minWidth: "0" },
  variants: {
    staked: {
      true: { gridTemplateColumns: "minmax(0, 1fr) auto 5.25rem auto" },
      false: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
    },
  },
});
const names = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minWidth: "0",
  minHeight: { base: "9", desktop: "target" },
  overflow: "hidden",
  textAlign: "left",
  "& > svg": { flex: "none", color: "text-muted" },
});
// In one line where it fits; else what is backed stands above the match.
const words = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "1",
  minWidth: "0",
  paddingBlock: "0-5",
  lineHeight: "tight",
});
const name = cva({
  base: { minWidth: "0", maxWidth: "full", fontSize: "sm", truncate: true },
  variants: {
    invalid: {
      true: { color: "text-muted", textDecoration: "line-through" },
      false: { color: "text-strong" },
    },
  },
});
const rest = css({ minWidth: "0", maxWidth: "full", color: "text-muted", truncate: true });
const cross = css({
  width: { base: "9", desktop: "6" },
  height: { base: "9", desktop: "6" },
  borderRadius: "sm",
  color: "text-muted",
});
const warning = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  paddingRight: "2",
  color: "warning",
  fontWeight: "bold",
  "& > span": { flex: "1" },
});
const removal = css({
  minHeight: { base: "9", desktop: "target" },
  color: "inherit",
  fontWeight: "bold",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
