import { useId } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import type { Rules } from "../../../../ui/form/rules.ts";
import { useRuleForm } from "../../../../ui/form/use-rule-form.ts";
import { Input } from "../../../../ui/input.tsx";
import {
  DEFAULT_QUICK_STAKES,
  isQuickStake,
  setQuickStakes,
  useSportPreferences,
} from "../../feed/sport-preferences.ts";

interface QuickStakesDialogProps {
  readonly onClose: () => void;
}

const FIELDS = ["first", "second", "third", "fourth"] as const;
type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Open while rendered. */
export function QuickStakesDialog({ onClose }: QuickStakesDialogProps) {
  const { t } = useTranslation(["sport", "ui"]);
  const current = useSportPreferences((state) => state.quickStakes);
  const id = useId();
  const form = useRuleForm({
    values: textsOf(current),
    rules: RULES,
    say: (key) => t(`view.quick.${key as "range"}`),
    submit: (typed) => {
      setQuickStakes(FIELDS.map((name) => unitsOf(typed[name])));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t("view.quick.title")}
      onClose={onClose}
      actions={
        <>
          <Button tone="ghost" onClick={() => form.reset(textsOf(DEFAULT_QUICK_STAKES))}>
            {t("view.quick.reset")}
          </Button>
          <Button tone="primary" type="submit" form={id}>
            {t("ui:confirm")}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <div className={grid}>
          {FIELDS.map((name, index) => (
            <Input
              key={name}
              label={t("view.quick.nth", { n: index + 1 })}
              inputMode="numeric"
              autoComplete="off"
              {...form.field(name, { keep: (_before, typed) => typedAmount(typed).text })}
            />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

function textsOf(amounts: readonly number[]): Typed {
  const [first, second, third, fourth] = amounts.map(String);
  return { first: first ?? "", second: second ?? "", third: third ?? "", fourth: fourth ?? "" };
}

/** Of two equal amounts the later one is wrong. */
function problemAt(place: number, typed: Typed): "range" | "twice" | null {
  const amounts = FIELDS.map((name) => unitsOf(typed[name]));
  const amount = amounts[place] ?? Number.NaN;
  if (!isQuickStake(amount)) return "range";
  return amounts.indexOf(amount) < place ? "twice" : null;
}

const RULES: Rules<Typed> = Object.fromEntries(
  FIELDS.map((name, place) => [name, (_text: string, typed: Typed) => problemAt(place, typed)]),
);

/** NaN for text that is no amount: outside every range. */
function unitsOf(typed: string): number {
  const { cents, problem } = typedAmount(typed);
  return problem === null ? cents / 100 : Number.NaN;
}

const grid = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3" });
