import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import type { SliderPuzzle } from "#contract/api/auth.ts";
import { Button } from "#ui/buttons/button.tsx";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { Input } from "#ui/fields/input.tsx";
import { digitsOnly } from "#ui/fields/kept-text.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

interface SliderQuestionProps {
  readonly puzzle: SliderPuzzle;
  readonly busy: boolean;
  readonly onOutput: (output: string) => void;
}

/** The accessible alternative to the slider: a question with a number as its answer. */
export function SliderQuestion({ puzzle, busy, onOutput }: SliderQuestionProps) {
  const { t } = useTranslation("auth");
  const [answer, setAnswer] = useState("");
  const field = useFocusOnMount();
  const [empty, setEmpty] = useState(false);
  const take = (text: string) => {
    setAnswer(digitsOnly(text));
    setEmpty(false);
  };
  const typing = useComposedText(answer, take, field);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (answer === "") setEmpty(true);
    else onOutput(`answer:${answer}`);
  };
  return (
    <form noValidate className={css({ display: "grid", gap: "3" })} onSubmit={submit}>
      <Text aria-live="polite" color="text-strong" size="md" weight="semibold">
        {puzzle.question}
      </Text>
      <Input
        label={t("captcha.slider.answer")}
        {...typing}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        reserveNote
        error={empty ? t("captcha.slider.answerEmpty") : undefined}
      />
      <Button type="submit" tone="primary" block loading={busy}>
        {t("captcha.slider.answerSubmit")}
      </Button>
    </form>
  );
}
