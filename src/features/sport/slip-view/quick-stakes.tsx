import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { figures } from "../../../ui/money.tsx";
import { latePart } from "../late-part.ts";
import { slip } from "../slip/slip-store.ts";
import { addStake } from "./stake-keys.ts";
import { useQuickStakes } from "./quick-stakes-store.ts";

const QuickStakesDialog = latePart(
  async () => (await import("./quick-stakes-dialog.tsx")).QuickStakesDialog,
);

interface QuickStakesProps {
  readonly stakeKey: string;
  readonly typed: string;
}

export function QuickStakes({ stakeKey, typed }: QuickStakesProps) {
  const { t } = useTranslation("sport");
  const amounts = useQuickStakes();
  const [editing, setEditing] = useState(false);
  return (
    <fieldset aria-label={t("view.quick.label")} className={row}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          data-on={Number(typed) === amount || undefined}
          className={cx(figures, quick)}
          onClick={() => slip.setStake(stakeKey, addStake(typed, amount))}
        >
          +{amount}
        </button>
      ))}
      <button type="button" className={quick} onClick={() => slip.setMost(stakeKey)}>
        {t("view.max")}
      </button>
      <button
        type="button"
        aria-label={t("view.quick.edit")}
        title={t("view.quick.edit")}
        className={cx(quick, edit)}
        onClick={() => setEditing(true)}
      >
        <Icon as={Pencil} />
      </button>
      <Suspense>{editing && <QuickStakesDialog onClose={() => setEditing(false)} />}</Suspense>
    </fieldset>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "[repeat(5, minmax(0, 1fr)) 1.75rem]",
  gap: "[0.375rem]",
  minWidth: "0",
  border: "none",
});

const quick = css({
  display: "grid",
  placeItems: "center",
  minWidth: "0",
  height: { base: "[2.5rem]", desktop: "control-sm" },
  paddingInline: "0",
  border: "none",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  cursor: "pointer",
  fontSize: { base: "xs", desktop: "2xs" },
  fontWeight: "semibold",
  overflow: "hidden",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "[-2px]" },
  "&[data-on]": {
    background: "accent-subtle",
    boxShadow: "[inset 0 0 0 1px {colors.accent}]",
    color: "accent-text",
  },
});

const edit = css({ background: "transparent!", color: "text-muted!" });
