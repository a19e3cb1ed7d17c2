// Dialog to choose leagues: search, all, none, invert.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { isNamed } from "#lib/search/is-named.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Input } from "#ui/fields/input.tsx";
import { figures } from "#ui/money/money.tsx";
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
            <Row as="li" key={id} minHeight="10" align="center">
              <Checkbox
                checked={ticked.has(id)}
                onChange={(on) => setTicked(tick(ticked, [id], on ? "all" : "none"))}
              >
                {name}{" "}
                <Text as="span" color="text-muted" size="xs" className={figures}>
                  {matches}
                </Text>
              </Checkbox>
            </Row>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Ways({ onSelect }: { readonly onSelect: (way: (typeof WAYS)[number]) => void }) {
  const { t } = useTranslation("sport");
  return (
    <Row gap="2" marginBlock="3">
      {WAYS.map((way) => (
        <Button key={way} size="sm" tone="soft" className={tall} onClick={() => onSelect(way)}>
          {t(`list.tick.${way}`)}
        </Button>
      ))}
    </Row>
  );
}

const tall = css({ minHeight: { base: "10", desktop: "0" } });
const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
  columnGap: "4",
  rowGap: "1",
  maxHeight: "[50dvh]",
  overflowY: "auto",
});
