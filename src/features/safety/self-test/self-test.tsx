// Nine questions that stay on this device (spec: RTS 13 asks for information about one's own play; LCCP 3.3.1 for
// information about where help is).
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { type Answer, ANSWERS, QUESTIONS, riskOf } from "./score.ts";

export function SelfTest() {
  const { t } = useTranslation("safety");
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const [asked, setAsked] = useState(false);
  const risk = asked ? riskOf(answers) : null;
  const first = useRef<HTMLOListElement>(null);
  const answer = (at: number, given: Answer) => {
    const next = Array.from({ length: QUESTIONS }, (_, index) => answers[index]);
    next[at] = given;
    setAnswers(next);
  };
  const again = () => {
    setAnswers([]);
    setAsked(false);
    first.current?.querySelector("input")?.focus();
  };
  return (
    <TitledCard title={t("test.title")} note={t("test.private")}>
      <p className={words}>{t("test.lead")}</p>
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
      <div className={foot}>
        <Button tone="primary" onClick={() => setAsked(true)}>
          {t("test.show")}
        </Button>
        <Button onClick={again}>{t("test.again")}</Button>
      </div>
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

const words = css({ color: "text-muted", fontSize: "sm" });
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
const foot = css({ display: "flex", flexWrap: "wrap", gap: "3" });
