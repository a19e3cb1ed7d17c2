import { useTranslation } from "react-i18next";
import { type ProtectionInfo, setRealityCheck } from "#contract/api/protection.ts";
import { REALITY_CHECK_MINUTES } from "#contract/protection/controls.ts";
import { css } from "#styled/css/index.js";
import { useSession } from "#session/account/session-store.ts";
import { noteReality } from "#domain/safety/reality-note.ts";
import { Segmented } from "#ui/segmented.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { useChange } from "#domain/safety/use-change.ts";
import { minutesText } from "../words.ts";
import { realityChoices } from "./reality-choices.ts";

/** How often the member is told of time and money. */
export function RealityChoice({ info }: { readonly info: ProtectionInfo }) {
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
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("reality.text")}</p>
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
