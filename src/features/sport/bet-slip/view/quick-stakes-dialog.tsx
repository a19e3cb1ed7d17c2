import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Input } from "../../../../ui/input.tsx";
import {
  DEFAULT_QUICK_STAKES,
  quickStakeProblem,
  setQuickStakes,
  useSportPreferences,
} from "../../feed/sport-preferences.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface QuickStakesDialogProps {
  readonly onClose: () => void;
}

/** Open while rendered. */
export function QuickStakesDialog({ onClose }: QuickStakesDialogProps) {
  const { t } = useTranslation(["sport", "ui"]);
  const current = useSportPreferences((state) => state.quickStakes);
  const [texts, setTexts] = useState(() => current.map(String));
  const [tried, setTried] = useState(false);
  const amounts = texts.map(unitsOf);
  const problem = quickStakeProblem(amounts);
  const save = () => {
    setTried(true);
    if (problem !== null) return;
    setQuickStakes(amounts);
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
              setTexts(texts.with(index, typedAmount(event.currentTarget.value).text));
            }}
          />
        ))}
        <PlainButton type="submit" aria-label={t("ui:confirm")} hidden />
      </form>
      {tried && problem !== null && (
        <p role="alert" className={css({ marginTop: "2", color: "danger", fontSize: "xs" })}>
          {t(`view.quick.${problem}`)}
        </p>
      )}
    </Dialog>
  );
}

/** NaN for text that is no amount: outside every range. */
function unitsOf(typed: string): number {
  const { cents, problem } = typedAmount(typed);
  return problem === null ? cents / 100 : Number.NaN;
}

const grid = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3" });
