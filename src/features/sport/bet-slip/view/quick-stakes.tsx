import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { addAmount } from "#lib/amount-text.ts";
import { Icon } from "#ui/icon.tsx";
import { QuickAmount, QuickAmounts } from "#ui/quick-amounts.tsx";
import { BetSettingsDialog } from "./fall-line.tsx";
import type { StakeTarget } from "./stake-target.ts";
import { useSportPreferences } from "../../feed/sport-preferences.ts";

export function QuickStakes({ target }: { readonly target: StakeTarget }) {
  const { t } = useTranslation("sport");
  const amounts = useSportPreferences((state) => state.quickStakes);
  const [editing, setEditing] = useState(false);
  return (
    <QuickAmounts
      sign="+"
      label={t("view.quick.label")}
      amounts={amounts}
      typed={target.typed}
      onPick={(units) => target.type(addAmount(target.typed, units))}
    >
      <QuickAmount onClick={target.max}>{t("view.max")}</QuickAmount>
      <QuickAmount
        aria-label={t("view.quick.edit")}
        title={t("view.quick.edit")}
        className={edit}
        onClick={() => setEditing(true)}
      >
        <Icon as={Pencil} />
      </QuickAmount>
      <Suspense>{editing && <BetSettingsDialog onClose={() => setEditing(false)} />}</Suspense>
    </QuickAmounts>
  );
}

const edit = css({
  flex: "none!",
  width: { base: "10", desktop: "7" },
  background: "transparent!",
  color: "text-muted!",
});
