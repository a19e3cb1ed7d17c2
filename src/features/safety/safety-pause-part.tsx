// A login during a break: until when, and who helps. No blame, and nothing to argue with.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatClock } from "#lib/format.ts";
import { useShownPause } from "#domain/safety/pause.ts";
import { HelpLines } from "./help/help-lines.tsx";

export function Part() {
  const { t } = useTranslation("safety");
  const pause = useShownPause();
  if (pause === null) return null;
  const { kind, until } = pause;
  const forever = kind === "exclusion" && until === null;
  return (
    <section role="alert" className={frame}>
      <p className={css({ color: "text-strong", fontSize: "sm" })}>
        {t(`refused.${forever ? "exclusionForever" : kind}`, {
          until: until === null ? "" : formatClock(until).slice(0, 16),
        })}
      </p>
      <p className={css({ color: "text-muted", fontSize: "xs" })}>{t("farewell.care")}</p>
      <HelpLines />
    </section>
  );
}

const frame = css({ display: "grid", gap: "2" });
