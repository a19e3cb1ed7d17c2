import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import {
  DEFAULT_QUICK_STAKES,
  quickStakeProblem,
  setQuickStakes,
  useQuickStakes,
} from "./quick-stakes-store.ts";

interface QuickStakesDialogProps {
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function QuickStakesDialog({ onClose }: QuickStakesDialogProps) {
  const { t } = useTranslation(["sport", "ui"]);
  const current = useQuickStakes();
  const [texts, setTexts] = useState(() => current.map(String));
  const [tried, setTried] = useState(false);
  const problem = quickStakeProblem(texts.map(Number));
  const save = () => {
    setTried(true);
    if (problem !== null) return;
    setQuickStakes(texts.map(Number));
    onClose();
  };
  return (
    <Dialog
      open
      title={t("view.quick.title")}
      onClose={onClose}
      actions={
        <>
          <Button tone="ghost" onClick={() => setTexts(DEFAULT_QUICK_STAKES.map(String))}>
            {t("view.quick.reset")}
          </Button>
          <Button tone="primary" onClick={save}>
            {t("ui:confirm")}
          </Button>
        </>
      }
    >
      <form
        className={grid}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {texts.map((text, index) => (
          <Input
            key={index}
            label={t("view.quick.nth", { n: index + 1 })}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              const typed = event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 7);
              setTexts(texts.with(index, typed));
            }}
          />
        ))}
        <button type="submit" aria-label={t("ui:confirm")} hidden />
      </form>
      {tried && problem !== null && (
        <p role="alert" className={css({ marginTop: "2", color: "danger", fontSize: "xs" })}>
          {t(`view.quick.${problem}`)}
        </p>
      )}
    </Dialog>
  );
}

const grid = css({ display: "grid", gridTemplateColumns: "[1fr 1fr]", gap: "3" });
