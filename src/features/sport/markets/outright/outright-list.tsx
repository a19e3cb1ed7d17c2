// Outrights by league. Always in European odds, whatever the player chose.
import { Search, Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useComposedText } from "#ui/composed-text.ts";
import { Input } from "#ui/input.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFeedResult, useOutrights } from "../../feed/feed-store.ts";
import { pageColumn, pageRoom } from "../page-column.ts";
import { findOutrights } from "./find-outrights.ts";
import { OutrightCard } from "./outright-card.tsx";
import { SKIP_TARGET, useOpened } from "../list/use-page-filter.ts";
import { useFollows } from "../../feed/follows.ts";

export function OutrightList() {
  const { t } = useTranslation("sport");
  const result = useFeedResult(useOutrights());
  return (
    <AsyncView result={result} errorFrame={cardStyle} skeleton={<Waiting />}>
      {(outrights) => (
        <section
          {...SKIP_TARGET}
          aria-label={t("outright.label")}
          className={cx(pageColumn, pageRoom)}
        >
          {result.state === "stale" && <Note tone="warn">{t("detail.stale")}</Note>}
          <Found outrights={outrights} />
        </section>
      )}
    </AsyncView>
  );
}

type Outrights = ReturnType<typeof useOutrights>;

function Found({ outrights }: { readonly outrights: Outrights }) {
  const { t } = useTranslation("sport");
  const followed = useFollows(({ match }) => match);
  const { contest } = useOpened();
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const asked = outrights.find(({ gameId }) => gameId === contest);
  const isTyped = typed !== null && typed.of === contest;
  const [onlyFollowed, setOnlyFollowed] = useState(false);
  const search = isTyped ? typed.text : (asked?.title ?? "");
  const typing = useComposedText<HTMLInputElement>(search, (text) =>
    setTyped({ of: contest, text }),
  );
  const only = onlyFollowed ? new Set(followed) : null;
  const groups =
    asked && !isTyped
      ? findOutrights([asked], { search: "", only })
      : findOutrights(outrights, { search, only });
  return (
    <>
      <div className={cx(cardStyle, tools)}>
        <Input
          type="search"
          icon={Search}
          label={t("outright.search")}
          placeholder={t("outright.placeholder")}
          {...typing}
          className={field}
        />
        <Chip
          pressed={onlyFollowed}
          className={chip}
          onClick={() => setOnlyFollowed(!onlyFollowed)}
        >
          <Icon as={Star} size={1} />
          {t("outright.followed")}
        </Chip>
        <p className={hint}>{t("outright.european")}</p>
      </div>
      {groups.length === 0 && (
        <EmptyState
          className={cardStyle}
          title={t(outrights.length === 0 ? "outright.none" : "outright.nothing")}
          note={t(outrights.length === 0 ? "outright.noneNote" : "outright.nothingNote")}
        />
      )}
      {groups.map(({ leagueId, league, outrights: contests }) => (
        <section key={leagueId} aria-label={league} className={pageColumn}>
          <h2 className={heading}>{league}</h2>
          {contests.map((outright) => (
            <OutrightCard key={outright.gameId} outright={outright} />
          ))}
        </section>
      ))}
    </>
  );
}

function Waiting() {
  return (
    <div className={pageColumn}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={css({ height: "44", borderRadius: "lg" })} />
      ))}
    </div>
  );
}

const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "3",
  padding: "4",
});
const field = css({ flex: "[1 1 14rem]" });
const chip = css({ height: "control-lg!" });
const hint = css({ flexBasis: "full", color: "text-muted", fontSize: "xs" });
const heading = css({
  paddingInline: "1",
  paddingTop: "2",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
