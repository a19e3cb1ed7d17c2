// Says that the tables are no longer current. Countdowns have stopped.
import { useTranslation } from "react-i18next";
import { Row } from "#styled/jsx/index.js";
import { useOffline } from "#lib/browser/offline.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
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
          <Row as="span" wrap="wrap" align="center" gap="3">
            {t("stale.note")}
            <Button size="sm" onClick={() => void loadTables()}>
              {t("stale.retry")}
            </Button>
          </Row>
        </Note>
      )}
    </>
  );
}
