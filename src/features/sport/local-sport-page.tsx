// `/game/sport/:enName`: the site's own sports view. Other venues have no page here.
import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { SPORT_LOBBY } from "#contract/sport-pages.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { useLaunch } from "#domain/sports/sport-launch.ts";
import { loadLaunch } from "./feed/launch.ts";
import { ListSkeleton } from "./markets/list/list-skeleton.tsx";
import { LocalSportView } from "./local-sport-view.tsx";

/** Venue code in the address. */
const LOCAL = "crty";

export function Page() {
  const { t } = useTranslation("sport");
  const { enName } = useParams();
  useDeskLetters();
  return (
    <>
      <h1 className={srOnly}>{t("list.title")}</h1>
      {enName?.toLowerCase() === LOCAL ? <Launched /> : <Unknown />}
    </>
  );
}

/** See `data-desk` in tokens/base-styles.ts; it applies to the whole page, header included. */
function useDeskLetters(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["desk"] = "";
    return () => void delete root.dataset["desk"];
  }, []);
}

/** Enters the venue first: its calls carry the answer. */
function Launched() {
  const { t } = useTranslation("sport");
  const launched = useLaunch();
  const entering = launched === null;
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (entering && error === null) loadLaunch().catch(setError);
  }, [entering, error]);
  return (
    <AsyncView
      result={{
        state: error === null ? "loading" : "error",
        data: launched ?? undefined,
        error,
        retry: () => setError(null),
      }}
      error={error === null ? undefined : errorText(error)}
      errorFrame={room}
      skeleton={
        <Box maxWidth="300" marginInline="auto" padding="4">
          <output className={srOnly}>{t("list.entering")}</output>
          <ListSkeleton />
        </Box>
      }
    >
      {() => <LocalSportView />}
    </AsyncView>
  );
}

function Unknown() {
  const { t } = useTranslation("sport");
  return (
    <EmptyState
      className={room}
      art={brand().art.empty}
      title={t("list.unknown.title")}
      note={t("list.unknown.note")}
      action={
        <ButtonLink to={hasPage(SPORT_LOBBY) ? SPORT_LOBBY : PAGES.home} tone="primary">
          {t("list.unknown.back")}
        </ButtonLink>
      }
    />
  );
}

const room = css({ minHeight: "[60vh]" });
