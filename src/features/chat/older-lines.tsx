// What stands above the first line.
import { useTranslation } from "react-i18next";
import { Text } from "#styled/jsx/index.js";
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
    <Text minHeight="5" paddingInline="4" color="text-muted" size="xs" textAlign="center">
      {t("older.hidden", { count })}{" "}
      <TextButton onClick={showEverybody}>{t("older.showAll")}</TextButton>
    </Text>
  );
}

function Older() {
  const { t } = useTranslation("chat");
  const older = chat.useState((state) => state.older);
  const joined = chat.useState((state) => state.room !== null);
  const empty = chat.useState((state) => state.lines.length === 0);
  const known = older === "none" || !empty;
  if (!joined || !known)
    return (
      <Text minHeight="5" paddingInline="4" color="text-muted" size="xs" textAlign="center">
        {t("older.joining")}
      </Text>
    );
  if (empty)
    return (
      <Text minHeight="5" paddingInline="4" color="text-muted" size="xs" textAlign="center">
        {t("older.empty")}
      </Text>
    );
  return (
    <Text minHeight="5" paddingInline="4" color="text-muted" size="xs" textAlign="center">
      {older === "failed" ? (
        <TextButton onClick={() => void chat.loadOlder()}>{t("older.failed")}</TextButton>
      ) : (
        t(`older.${older}`)
      )}
    </Text>
  );
}
