// Says that the tables are no longer current. Countdowns have stopped.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useOffline } from "#lib/offline.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { loadTables } from "../feed/live-feed.ts";
import { useLiveTables } from "../feed/live-store.ts";

export function StaleNote() {
  const { t } = useTranslation("live");
  const fresh = useLiveTables((state) => state.fresh);
  // A page that is cut off says so by itself.
  const offline = useOffline(({ since }) => since !== null);
  const stale = !fresh && !offline;
  return (
    <>
      <output className={srOnly}>{stale && t("stale.note")}</output>
      {stale && (
        <Note tone="warn">
          <span className={line}>
            {t("stale.note")}
            <Button size="sm" onClick={() => void loadTables()}>
              {t("stale.retry")}
            </Button>
          </span>
        </Note>
      )}
    </>
  );
}

const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
