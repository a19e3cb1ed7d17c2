import { useId } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { Grid, Heading, Stack, Text } from "#styled/jsx/index.js";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { useHeldState } from "#session/account/use-holding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Form } from "#ui/form/form.tsx";
import type { FormPlan } from "#ui/form/use-rule-form.ts";
import type { Rules } from "#ui/form/rules.ts";
import { Input } from "#ui/fields/input.tsx";
import {
  DEFAULT_QUICK_STAKES,
  FALLS,
  isQuickStake,
  setMostFall,
  setQuickStakes,
  USUAL_FALL,
  useSportPreferences,
} from "../../feed/sport-preferences.ts";
import { context } from "../state/slip-store.ts";

export interface BetSettingsDialogProps {
  readonly onClose: () => void;
}

const FIELDS = ["first", "second", "third", "fourth"] as const;
type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Open while rendered. */
export function BetSettingsDialog({ onClose }: BetSettingsDialogProps) {
  const { t } = useTranslation(["sport", "ui"]);
  const current = useSportPreferences((state) => state.quickStakes);
  const id = useId();
  const mostFall = useSportPreferences((state) => state.mostFall);
  const [share, setShare] = useHeldState("bet-settings/fall", mostFall);
  const plan: FormPlan<Typed> = {
    values: textsOf(current),
    rules: RULES,
    say: (key) => t(`view.quick.${key as "range"}`),
    submit: (typed) => {
      setQuickStakes(FIELDS.map((name) => unitsOf(typed[name])));
      setMostFall(share);
      onClose();
    },
  };
  const form = useHeldForm("bet-settings", plan, FIELDS);
  const reset = () => {
    form.reset(textsOf(DEFAULT_QUICK_STAKES));
    setShare(USUAL_FALL);
  };
  return (
    <Dialog
      open
      title={t("view.settings.title")}
      onClose={onClose}
      actions={
        <>
          <Button tone="ghost" onClick={reset}>
            {t("view.quick.reset")}
          </Button>
          <Button tone="primary" type="submit" form={id}>
            {t("ui:confirm")}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <Heading as="h3" size="sm">
          {t("view.quick.title")}
        </Heading>
        <Grid columns="1fr 1fr" gap="3">
          {FIELDS.map((name, index) => (
            <Input
              key={name}
              label={t("view.quick.nth", { n: index + 1 })}
              inputMode="numeric"
              autoComplete="off"
              {...form.field(name, { keep: (_before, typed) => typedAmount(typed).text })}
            />
          ))}
        </Grid>
        {context.deps.accepts.includes("any") && <FallChoice share={share} onChange={setShare} />}
      </Form>
    </Dialog>
  );
}

interface FallChoiceProps {
  readonly share: number;
  readonly onChange: (share: number) => void;
}

/** How far a price may fall before the player is asked. */
function FallChoice({ share, onChange }: FallChoiceProps) {
  const { t } = useTranslation("sport");
  const note = useId();
  return (
    <Stack gap="1" marginTop="2" paddingTop="3" borderTop="thin">
      <label className={line}>
        <span>{t("view.fall.label")}</span>
        <select
          value={share}
          aria-describedby={note}
          className={select}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {FALLS.map((one) => (
            <option key={one} value={one} className={option}>
              {`${one}%`}
            </option>
          ))}
        </select>
      </label>
      <Text id={note} color="text-muted" size="xs">
        {t("view.fall.note")}
      </Text>
    </Stack>
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

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "bold",
});
const select = css({
  minHeight: "10",
  paddingInline: "2",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  fontWeight: "semibold",
});
const option = css({ background: "surface-overlay", color: "text" });
