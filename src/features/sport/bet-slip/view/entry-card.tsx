import { TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Chip } from "../../../../ui/chip.tsx";
import { legWords } from "../../../../session/bets/leg-words.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { figures } from "../../../../ui/money.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import type { SlipEntry } from "../state/slip-entry.ts";
import { slip } from "../state/slip-store.ts";
import { EntryOdds } from "./entry-odds.tsx";
import { factsOf, pickChanges, pickPlay, pickProblem } from "./entry-words.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface PickCardProps {
  readonly entry: SlipEntry;
  /** Ids of selections that share a game in a series. */
  readonly sharing: ReadonlySet<string>;
  readonly canBank: boolean;
}

export function EntryCard({ entry, sharing, canBank }: PickCardProps) {
  const { t } = useTranslation("sport");
  const { priceId } = entry.pick;
  const { backed: title, match, start } = legWords(factsOf(entry), useOddsType(), t);
  const problem = pickProblem(entry, sharing);
  const invalid = problem === "sharesGame" || problem === "closed";
  const remove = () => slip.remove(priceId);
  return (
    <article aria-label={title} className={card({ warned: problem !== null })}>
      <div className={head}>
        <b className={name({ invalid })}>{title}</b>
        <EntryOdds entry={entry} invalid={invalid} />
        <IconButton
          size="sm"
          icon={X}
          label={t("view.removeNamed", { name: title })}
          className={cross}
          onClick={remove}
        />
      </div>
      <p>{pickPlay(entry, t)}</p>
      <p className={where}>
        <span>{match}</span>
        <time className={figures}>{start}</time>
      </p>
      {pickChanges(entry).map(({ kind, from, to }) => (
        <p key={kind} className={css({ color: "warning", fontWeight: "semibold" })}>
          {t(`view.changed.${kind}`)} <s>{from}</s> → <b>{to}</b>
        </p>
      ))}
      {canBank && <Banker entry={entry} name={title} />}
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

function Banker({ entry, name: title }: { readonly entry: SlipEntry; readonly name: string }) {
  const { t } = useTranslation("sport");
  const { banker, pick } = entry;
  return (
    <Chip
      pressed={banker}
      aria-label={t("view.bankerNamed", { name: title })}
      className={css({ justifySelf: "start", minHeight: { base: "10", desktop: "0" } })}
      onClick={() => slip.setBanker(pick.priceId, !banker)}
    >
      {t("view.banker")}
    </Chip>
  );
}

const card = cva({
  base: {
    display: "grid",
    gap: "1",
    minWidth: "0",
    padding: "3",
    borderRadius: "md",
    fontSize: "xs",
  },
  variants: {
    warned: {
      true: { background: "warning-subtle", boxShadow: "edge-warning" },
      false: { background: "surface-sunken" },
    },
  },
});

const where = css({ display: "flex", flexWrap: "wrap", columnGap: "2", color: "text-muted" });
const head = css({ display: "flex", alignItems: "baseline", gap: "2", minWidth: "0" });
const name = cva({
  base: { flex: "1", minWidth: "0", fontSize: "sm", overflowWrap: "anywhere" },
  variants: {
    invalid: {
      true: { color: "text-muted", textDecoration: "line-through" },
      false: { color: "text-strong" },
    },
  },
});
const cross = css({
  alignSelf: "start",
  // A touch target needs more room than the drawing takes.
  width: { base: "10!", desktop: "5!" },
  height: { base: "10!", desktop: "5!" },
  marginBlock: { base: "-2-5", desktop: "0" },
  marginRight: { base: "-2-5", desktop: "0" },
  color: "text-muted!",
});
const warning = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  color: "warning",
  fontWeight: "bold",
  "& > span": { flex: "1" },
});
const removal = css({
  minHeight: { base: "10", desktop: "target" },
  border: "none",
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  fontWeight: "bold",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
