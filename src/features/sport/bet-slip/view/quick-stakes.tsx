import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { addAmount } from "#lib/text/amount-text.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { QuickAmount, QuickAmounts } from "#ui/fields/quick-amounts.tsx";
import { LazyBetSettingsDialog } from "./fall-line.tsx";
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
      <IconButton
        size="own"
        icon={Pencil}
        label={t("view.quick.edit")}
        className={edit}
        onClick={() => setEditing(true)}
      />
      <Suspense>{editing && <LazyBetSettingsDialog onClose={() => setEditing(false)} />}</Suspense>
    </QuickAmounts>
  );
}

const edit = css({
  width: { base: "10", desktop: "7" },
  height: { base: "11", desktop: "control-sm" },
  borderRadius: "sm",
  color: "text-muted",
  fontSize: { base: "xs", desktop: "2xs" },
});
