// Before the first deposit: set a limit, or decline one by an act of one's own (RTS 12A).
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { declineLimits, type Limit } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { useProtection } from "../../session/safety/protection.ts";
import { useChange } from "../../session/safety/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { LimitDialog } from "./limits/limit-dialog.tsx";
import { windowText } from "./words.ts";

export function Part() {
  const { t } = useTranslation("safety");
  const title = useId();
  const change = useChange();
  const [chosen, setChosen] = useState<Limit | null>(null);
  const { data } = useProtection();
  if (data?.limitChoice !== true) return null;
  const decline = () => void change.send(declineLimits, {}, () => t("choice.declined"));
  return (
    <section aria-labelledby={title} className={frame}>
      <h3 id={title} className={heading}>
        {t("choice.title")}
      </h3>
      <p className={words}>{t("choice.text")}</p>
      <div className={choices}>
        {data.limits
          .filter(({ kind }) => kind === "deposit")
          .map((limit) => (
            <Button
              key={limit.window}
              tone="primary"
              disabled={change.busy}
              onClick={() => setChosen(limit)}
            >
              {t("choice.set", { window: windowText(limit.kind, limit.window, t) })}
            </Button>
          ))}
        <Button loading={change.busy} onClick={decline}>
          {t("choice.decline")}
        </Button>
      </div>
      {chosen !== null && (
        <LimitDialog limit={chosen} rules={data.rules} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}

const frame = css({
  display: "grid",
  gap: "2",
  padding: "4",
  borderRadius: "md",
  background: "warning-subtle",
});
const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const words = css({ color: "text", fontSize: "sm" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "2", marginTop: "1" });
