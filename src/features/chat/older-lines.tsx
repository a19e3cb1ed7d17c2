// What stands above the first line.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { TextButton } from "./text-button.tsx";
import { showEverybody, useHiddenPeople } from "./hidden-people.ts";
import { chat } from "./client/chat-deps.ts";

export function OlderLines() {
  return (
    <>
      <HiddenNote />
      <Older />
    </>
  );
}

function HiddenNote() {
  const { t } = useTranslation("chat");
  const count = useHiddenPeople(({ ids }) => ids.size);
  if (count === 0) return null;
  return (
    <p className={note}>
      {t("older.hidden", { count })}{" "}
      <TextButton onClick={showEverybody}>{t("older.showAll")}</TextButton>
    </p>
  );
}

function Older() {
  const { t } = useTranslation("chat");
  const older = chat.useState((state) => state.older);
  const joined = chat.useState((state) => state.room !== null);
  const empty = chat.useState((state) => state.lines.length === 0);
  const known = older === "none" || !empty;
  if (!joined || !known) return <p className={note}>{t("older.joining")}</p>;
  if (empty) return <p className={note}>{t("older.empty")}</p>;
  return (
    <p className={note}>
      {older === "failed" ? (
        <TextButton onClick={() => void chat.loadOlder()}>{t("older.failed")}</TextButton>
      ) : (
        t(`older.${older}`)
      )}
    </p>
  );
}

const note = css({
  minHeight: "5",
  paddingInline: "4",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
});
