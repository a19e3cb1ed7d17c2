// Tables kept in view, above the list of roads.
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { clearKept, MOST_KEPT, useKeptTables } from "../cards/kept-tables.ts";
import { KeptTile } from "../cards/kept-tile.tsx";
import { useLiveTables } from "../feed/live-store.ts";

export function KeptStrip({ onDetails }: { readonly onDetails: (id: string) => void }) {
  const { t } = useTranslation("live");
  const known = useLiveTables((state) => state.ids);
  const ids = useKeptTables((state) => state.ids).filter((id) => known.includes(id));
  return (
    <section aria-label={t("kept.title")} className={frame}>
      <div className={head}>
        <h2 className={title}>{t("kept.title")}</h2>
        <span className={css({ color: "text-muted", fontSize: "xs" })}>
          {ids.length === 0
            ? t("kept.empty", { most: MOST_KEPT })
            : t("kept.note", { count: ids.length, most: MOST_KEPT })}
        </span>
        {ids.length > 0 && (
          <Button
            size="sm"
            tone="ghost"
            className={css({ marginLeft: "auto" })}
            onClick={clearKept}
          >
            <Icon as={X} />
            {t("kept.clear")}
          </Button>
        )}
      </div>
      {ids.length > 0 && (
        <ul className={row}>
          {ids.map((id) => (
            <li key={id} className={item}>
              <KeptTile id={id} onDetails={onDetails} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const frame = css({ width: "full", minWidth: "0" });
const head = css({ display: "flex", alignItems: "center", gap: "3", minHeight: "8" });
const title = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const row = css({
  display: "grid",
  gridAutoFlow: { base: "column", desktop: "row" },
  // As many columns as there may be tables.
  gridTemplateColumns: { desktop: "repeat(6, minmax(0, 1fr))" },
  justifyContent: { base: "start", desktop: "stretch" },
  gap: "2",
  paddingTop: "1",
  overflowX: "auto",
  scrollbarWidth: "none",
});
const item = css({ minWidth: "0", width: { base: "40", desktop: "auto" } });
