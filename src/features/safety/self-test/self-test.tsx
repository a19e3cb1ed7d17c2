// Nine questions that stay on this device (spec: RTS 13 asks for information about one's own play; LCCP 3.3.1 for
// information about where help is).
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { useHeldState } from "#session/account/use-holding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { type SelfTestAnswer, ANSWERS, QUESTIONS, riskOf } from "./score.ts";

const NONE: readonly (SelfTestAnswer | undefined)[] = [];

export function SelfTest() {
  const { t } = useTranslation("safety");
  const [answers, setAnswers] = useHeldState("self-test", NONE);
  const [asked, setAsked] = useState(false);
  const risk = asked ? riskOf(answers) : null;
  const first = useRef<HTMLOListElement>(null);
  const answer = (at: number, given: SelfTestAnswer) => {
    const next = Array.from({ length: QUESTIONS }, (_, index) => answers[index]);
    next[at] = given;
    setAnswers(next);
  };
  const again = () => {
    setAnswers(NONE);
    setAsked(false);
    first.current?.querySelector("input")?.focus();
  };
  return (
    <TitledCard title={t("test.title")} note={t("test.private")}>
      <Text color="text-muted" size="sm">
        {t("test.lead")}
      </Text>
      <ol ref={first} className={list}>
        {QUESTION_KEYS.map((key, at) => (
          <li key={key} className={row}>
            <span>{t(`test.question.${key}`)}</span>
            <Segmented
              className={css({ flexWrap: "wrap" })}
              label={t(`test.question.${key}`)}
              options={ANSWERS.map((value) => ({ value, label: t(`test.answer.${value}`) }))}
              value={answers[at] ?? null}
              onChange={(given) => answer(at, given)}
            />
          </li>
        ))}
      </ol>
      <output className={result}>
        {asked && risk === null && <Note tone="warn">{t("test.missing")}</Note>}
        {risk !== null && (
          <Note tone={risk === "none" || risk === "low" ? "info" : "warn"}>
            <b>{t(`test.risk.${risk}.title`)}</b>
            <p>{t(`test.risk.${risk}.text`)}</p>
          </Note>
        )}
      </output>
      <Row wrap="wrap" gap="3">
        <Button tone="primary" onClick={() => setAsked(true)}>
          {t("test.show")}
        </Button>
        <Button onClick={again}>{t("test.again")}</Button>
      </Row>
    </TitledCard>
  );
}

const QUESTION_KEYS = [
  "afford",
  "more",
  "back",
  "borrow",
  "problem",
  "health",
  "criticised",
  "money",
  "guilt",
] as const;

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  listStyle: "decimal",
  paddingLeft: "5",
});
const row = css({
  paddingBottom: "3",
  borderBottom: "thin",
  fontSize: "sm",
  "& > span": { display: "block", marginBottom: "2" },
});
const result = css({ display: "block", _empty: { display: "none" } });
