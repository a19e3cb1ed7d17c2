// Why one cannot write, and what helps.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { emit } from "#session/site/events.ts";
import { TextButton } from "./text-button.tsx";
import type { Bar } from "./writing.ts";

export function BarNote({ bar }: { readonly bar: Bar }) {
  const { t } = useTranslation("chat");
  if (bar.kind === "open") return null;
  return (
    <output className={note}>
      <Why bar={bar} />
      {bar.kind === "guest" && (
        <TextButton onClick={() => emit("login", null)}>{t("bar.logIn")}</TextButton>
      )}
    </output>
  );
}

function Why({ bar }: { readonly bar: Exclude<Bar, { kind: "open" }> }) {
  const { t } = useTranslation("chat");
  if (bar.kind === "vip") return t("bar.vip", { level: bar.level });
  if (bar.kind !== "muted") return t(`bar.${bar.kind}`);
  const { message, until } = bar;
  return until === null ? message : t("bar.until", { message, time: listTime(until) });
}

const note = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "warning-subtle",
  color: "text",
  fontSize: "xs",
});
