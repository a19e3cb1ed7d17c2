import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { useRecentTabs } from "#session/site/recent-tabs.ts";
import { chipStyle } from "#ui/chip.tsx";

const MOST = 6;

/** Ways back to the pages visited last. */
export function RecentRow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["shell", "titles"]);
  const recent = useRecentTabs(MOST);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t("recent")} className={row}>
      <h3 className={css({ color: "text-muted", fontSize: "sm" })}>{t("recent")}</h3>
      <ul className={list}>
        {recent.map(({ path, title }) => (
          <li key={path} className={css({ flex: "none" })}>
            <Link to={path} className={cx(chipStyle, chip)} onClick={onClose}>
              {t(`titles:${title}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css({ display: "grid", gap: "2", minWidth: "0", paddingBlock: "3" });
const list = css({ display: "flex", gap: "2", overflowX: "auto", paddingBlock: "0-5" });
const chip = css({ minHeight: "10" });
