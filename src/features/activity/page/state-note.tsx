import { useTranslation } from "react-i18next";
import type { Activity, Verification } from "#contract/api/activities.ts";
import type { LinkedPage } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { TextLink } from "#ui/text-link.tsx";
import { minuteOf } from "./period.ts";

interface StateNoteProps {
  readonly activity: Activity;
  readonly mine: Verification;
}

/** What the state means for the member, and where it goes on. */
export function StateNote({ activity, mine }: StateNoteProps) {
  const { t } = useTranslation("activity");
  const { state, joinedAt } = mine;
  const key = state === "joined" && !activity.joins ? "automatic" : state;
  const time = minuteOf(state === "coming" ? activity.startsAt : (joinedAt ?? activity.startsAt));
  const next = NEXT[state];
  const to = next === undefined ? null : pageAddress(next);
  return (
    <p className={text}>
      {t(`note.${key}`, { time })}
      {to !== null && (
        <>
          {" "}
          <TextLink to={to}>{t(`next.${state}`)}</TextLink>
        </>
      )}
    </p>
  );
}

const NEXT: Readonly<Partial<Record<Verification["state"], LinkedPage>>> = {
  waiting: "welfare",
  left: "discount",
  ended: "discount",
};

const text = css({ color: "text-muted", fontSize: "sm" });
