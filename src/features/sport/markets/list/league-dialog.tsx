// Dialog to choose leagues: search, all, none, invert.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { isNamed } from "#lib/search/is-named.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useComposedText } from "#ui/composed-text.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Input } from "#ui/input.tsx";
import { figures } from "#ui/money.tsx";
import { asFilter, tick, ticksOf } from "./league-choice.ts";
import type { LeagueFacts } from "./use-league-facts.ts";

interface LeagueDialogProps {
  readonly leagues: LeagueFacts["leagues"];
  /** Empty: all leagues. */
  readonly chosen: readonly string[];
  readonly onChoose: (leagues: readonly string[]) => void;
  readonly onClose: () => void;
}

const WAYS = ["all", "invert", "none"] as const;

export function LeagueDialog({ leagues, chosen, onChoose, onClose }: LeagueDialogProps) {
  const { t } = useTranslation("sport");
  const all = leagues.map(({ id }) => id);
  const [ticked, setTicked] = useState(() => ticksOf(chosen, all));
  const [search, setSearch] = useState("");
  const typing = useComposedText<HTMLInputElement>(search, setSearch);
  const shown = leagues.filter(({ name, spellings }) => isNamed(search, [name], spellings));
  const ids = shown.map(({ id }) => id);
  const count = all.filter((id) => ticked.has(id)).length;
  return (
    <Dialog
      open
      size="lg"
      title={t("list.leagueDialog")}
      onClose={onClose}
      actions={
        <>
          <Button className={tall} onClick={onClose}>
            {t("list.cancel")}
          </Button>
          <Button
            tone="primary"
            className={tall}
            disabled={count === 0}
            onClick={() => onChoose(asFilter(ticked, all))}
          >
            {t("list.showChosen", { number: count })}
          </Button>
        </>
      }
    >
      <Input label={t("list.leagueSearch")} {...typing} />
      <Ways onSelect={(way) => setTicked(tick(ticked, ids, way))} />
      {shown.length === 0 ? (
        <EmptyState title={t("list.noLeague")} />
      ) : (
        <ul className={grid}>
          {shown.map(({ id, name, count: matches }) => (
            <li key={id} className={item}>
              <Checkbox
                checked={ticked.has(id)}
                onChange={(on) => setTicked(tick(ticked, [id], on ? "all" : "none"))}
              >
                {name} <span className={cx(figures, number)}>{matches}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Ways({ onSelect }: { readonly onSelect: (way: (typeof WAYS)[number]) => void }) {
  const { t } = useTranslation("sport");
  return (
    <div className={ways}>
      {WAYS.map((way) => (
        <Button key={way} size="sm" tone="soft" className={tall} onClick={() => onSelect(way)}>
          {t(`list.tick.${way}`)}
        </Button>
      ))}
    </div>
  );
}

const tall = css({ minHeight: { base: "10", desktop: "0" } });
const ways = css({ display: "flex", gap: "2", marginBlock: "3" });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
  columnGap: "4",
  rowGap: "1",
  maxHeight: "[50dvh]",
  overflowY: "auto",
});
const item = css({ minHeight: "10", display: "flex", alignItems: "center" });
const number = css({ color: "text-muted", fontSize: "xs" });
