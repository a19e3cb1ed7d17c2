import { type ProtectionInfo, setRealityCheck } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { Marketing } from "./marketing.tsx";
import { Markets } from "./markets.tsx";
import { useTranslation } from "react-i18next";
import { REALITY_CHECK_MINUTES } from "#contract/protection/controls.ts";
import { useSession } from "#session/account/session-store.ts";
import { noteReality } from "#domain/safety/reality-note.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { useChange } from "#domain/safety/use-change.ts";
import { minutesText } from "../shared/words.ts";
import { realityChoices } from "./reality-choices.ts";

export function Choices({ info }: { readonly info: ProtectionInfo }) {
  return (
    <Stack gap={{ base: "3", desktop: "4" }} minWidth="0">
      <RealityChoice info={info} />
      <DutyPart name="duty-review" />
      <Markets optOuts={info.optOuts} />
      <Marketing marketing={info.marketing} />
    </Stack>
  );
}

/** How often the member is told of time and money. */
function RealityChoice({ info }: { readonly info: ProtectionInfo }) {
  const { t } = useTranslation("safety");
  const change = useChange();
  const userId = useSession((session) => session.userId);
  const save = async (minutes: number | null) => {
    const saved = await change.send(setRealityCheck, { minutes }, () => t("reality.saved"));
    if (saved !== null && userId !== null) noteReality(userId, saved.realityCheckMinutes);
  };
  const choices = realityChoices(REALITY_CHECK_MINUTES, info);
  return (
    <TitledCard title={t("reality.title")}>
      <Text color="text-muted" size="sm">
        {t("reality.text")}
      </Text>
      <div>
        <Segmented
          className={css({ flexWrap: "wrap" })}
          label={t("reality.label")}
          options={choices.map((minutes) => ({
            value: String(minutes),
            label: minutes === null ? t("reality.off") : minutesText(minutes, t),
          }))}
          value={String(info.realityCheckMinutes)}
          onChange={(chosen) => {
            const minutes = choices.find((one) => String(one) === chosen) ?? null;
            void save(minutes);
          }}
        />
      </div>
    </TitledCard>
  );
}
