import { TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Chip } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Selection } from "../slip/selection.ts";
import { slip } from "../slip/slip-store.ts";
import { PickOdds } from "./pick-odds.tsx";
import { pickChanges, pickMatch, pickPlay, pickProblem, pickTitle } from "./pick-words.ts";

interface PickCardProps {
  readonly selection: Selection;
  /** Ids of selections that share a game in a series. */
  readonly sharing: ReadonlySet<string>;
  readonly canBank: boolean;
}

export function PickCard({ selection, sharing, canBank }: PickCardProps) {
  const { t } = useTranslation("sport");
  const { priceId } = selection.pick;
  const title = pickTitle(selection, t);
  const problem = pickProblem(selection, sharing);
  const invalid = problem === "sharesGame" || problem === "closed";
  const remove = () => slip.remove(priceId);
  return (
    <article aria-label={title} className={card({ warned: problem !== null })}>
      <div className={head}>
        <b className={name({ invalid })}>{title}</b>
        <PickOdds selection={selection} invalid={invalid} />
        <IconButton
          size="sm"
          icon={X}
          label={t("view.removeNamed", { name: title })}
          className={cross}
          onClick={remove}
        />
      </div>
      <p>{pickPlay(selection, t)}</p>
      <p className={css({ color: "text-muted" })}>{pickMatch(selection)}</p>
      {pickChanges(selection).map(({ kind, from, to }) => (
        <p key={kind} className={css({ color: "warning", fontWeight: "semibold" })}>
          {t(`view.changed.${kind}`)} <s>{from}</s> → <b>{to}</b>
        </p>
      ))}
      {canBank && <Banker selection={selection} name={title} />}
      {problem !== null && (
        <p className={warning}>
          <Icon as={TriangleAlert} />
          <span>{t(`view.problem.${problem}`)}</span>
          {invalid && (
            <button type="button" className={removal} onClick={remove}>
              {t("view.remove")}
            </button>
          )}
        </p>
      )}
    </article>
  );
}

function Banker({
  selection,
  name: title,
}: {
  readonly selection: Selection;
  readonly name: string;
}) {
  const { t } = useTranslation("sport");
  const { banker, pick } = selection;
  return (
    <Chip
      pressed={banker}
      aria-label={t("view.bankerNamed", { name: title })}
      className={css({ justifySelf: "start", minHeight: { base: "[2.5rem]", desktop: "[0]" } })}
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
      true: { background: "warning-subtle", boxShadow: "[inset 0 0 0 1px {colors.warning-line}]" },
      false: { background: "surface-sunken" },
    },
  },
});

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
  // A finger needs more than the drawing takes.
  width: { base: "[2.5rem!]", desktop: "[1.25rem!]" },
  height: { base: "[2.5rem!]", desktop: "[1.25rem!]" },
  margin: { base: "[-0.625rem -0.625rem -0.625rem 0]", desktop: "0" },
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
  minHeight: { base: "[2.5rem]", desktop: "[0]" },
  border: "none",
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  fontWeight: "bold",
  textDecoration: "underline",
  textUnderlineOffset: "[3px]",
});
