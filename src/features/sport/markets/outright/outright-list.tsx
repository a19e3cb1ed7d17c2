// Outrights by league. Always in European odds, whatever the player chose.
import { Search, Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row } from "#styled/jsx/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Chip } from "#ui/buttons/chip.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { Input } from "#ui/fields/input.tsx";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useFeedResult, useOutrights } from "../../feed/feed-store.ts";
import { sportColumn, pageRoom } from "../sport-column.ts";
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
          className={cx(sportColumn, pageRoom)}
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
      <Row wrap="wrap" align="flex-end" gap="3" padding="4" className={cardStyle}>
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
      </Row>
      {groups.length === 0 && (
        <EmptyState
          className={cardStyle}
          title={t(outrights.length === 0 ? "outright.none" : "outright.nothing")}
          note={t(outrights.length === 0 ? "outright.noneNote" : "outright.nothingNote")}
        />
      )}
      {groups.map(({ leagueId, league, outrights: contests }) => (
        <section key={leagueId} aria-label={league} className={sportColumn}>
          <Heading paddingInline="1" paddingTop="2" size="md">
            {league}
          </Heading>
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
    <div className={sportColumn}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={css({ height: "44", borderRadius: "lg" })} />
      ))}
    </div>
  );
}

const field = css({ flex: "from-56" });
const chip = css({ minHeight: "control-lg" });
const hint = css({ flexBasis: "full", color: "text-muted", fontSize: "xs" });
