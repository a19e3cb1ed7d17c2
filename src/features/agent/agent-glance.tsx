import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { HeroPanel } from "#ui/layout/hero-panel.tsx";

const ROWS = ["share", "period", "cost"] as const;

/** The programme in three figures. */
export function AgentGlance() {
  const { t } = useTranslation("agent");
  return (
    <HeroPanel className={list}>
      {ROWS.map((row) => (
        <div key={row} className={line}>
          <dt className={css({ color: "on-art-muted", fontSize: "sm" })}>
            {t(`glance.${row}.label`)}
          </dt>
          <dd className={cx(figures, value)}>{t(`glance.${row}.value`)}</dd>
        </div>
      ))}
    </HeroPanel>
  );
}

const list = css({
  display: "grid",
  gap: { base: "2", desktop: "5" },
  width: { base: "full", desktop: "68" },
});

const line = css({
  display: { base: "flex", desktop: "block" },
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  "& + &": {
    desktop: { paddingTop: "5", borderTop: "art" },
  },
});

const value = css({
  marginTop: { desktop: "1" },
  fontSize: { base: "lg", desktop: "2xl" },
  fontWeight: "bold",
  lineHeight: "tight",
});
