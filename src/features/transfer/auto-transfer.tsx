import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { setAutoTransfer } from "#domain/wallet/venue-balances.ts";
import { cardStyle } from "#ui/card.tsx";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toast.tsx";

/** Whether money follows the member into the games. */
export function AutoTransfer({ on }: { readonly on: boolean }) {
  const { t } = useTranslation("transfer");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? on;
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await setAutoTransfer(next);
      showToast(t(next ? "auto.changed.on" : "auto.changed.off"));
    } catch {
      // The call has said why.
    } finally {
      setWanted(null);
    }
  };
  return (
    <section className={cx(cardStyle, frame)}>
      <div className={line}>
        <h2 className={heading}>{t("auto.title")}</h2>
        <Switch
          label={t("auto.title")}
          checked={shown}
          disabled={wanted !== null}
          onChange={(next) => void change(next)}
        />
      </div>
      <p className={words}>{t(shown ? "auto.on" : "auto.off")}</p>
    </section>
  );
}

const frame = css({ display: "grid", gap: "1", padding: { base: "4", desktop: "5" } });
const line = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const words = css({ color: "text-muted", fontSize: "sm", lineHeight: "1-5" });
