// A login during a break: until when, and who helps. No blame, and nothing to argue with.
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatClock } from "#lib/text/format.ts";
import { useShownPause } from "#domain/safety/pause.ts";
import { HelpLines } from "./help/help-lines.tsx";

export function Part() {
  const { t } = useTranslation("safety");
  const pause = useShownPause();
  if (pause === null) return null;
  const { kind, until } = pause;
  const forever = kind === "exclusion" && until === null;
  return (
    <Stack as="section" role="alert" gap="2">
      <Text color="text-strong" size="sm">
        {t(`refused.${forever ? "exclusionForever" : kind}`, {
          until: until === null ? "" : formatClock(until).slice(0, 16),
        })}
      </Text>
      <Text color="text-muted" size="xs">
        {t("farewell.care")}
      </Text>
      <HelpLines />
    </Stack>
  );
}
