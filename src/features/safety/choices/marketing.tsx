import { useTranslation } from "react-i18next";
import { type ProtectionInfo, setMarketing } from "#contract/api/protection.ts";
import { MARKETING_CHANNELS, type MarketingChannel } from "#contract/protection/controls.ts";
import { css } from "#styled/css/index.js";
import { Switch } from "#ui/fields/switch.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { useChange } from "#domain/safety/use-change.ts";

/** Consent to marketing, by channel; off until the member says otherwise. */
export function Marketing({ marketing }: Pick<ProtectionInfo, "marketing">) {
  const { t } = useTranslation("safety");
  const change = useChange();
  const turn = (channel: MarketingChannel, on: boolean) => {
    const channels = MARKETING_CHANNELS.filter((one) =>
      one === channel ? on : marketing.includes(one),
    );
    void change.send(setMarketing, { channels }, () => t("marketing.saved"));
  };
  return (
    <TitledCard title={t("marketing.title")} note={t("marketing.text")}>
      <ul role="list" className={list}>
        {MARKETING_CHANNELS.map((channel) => (
          <li key={channel} className={row}>
            <span>{t(`marketing.${channel}`)}</span>
            <Switch
              label={t(`marketing.${channel}`)}
              checked={marketing.includes(channel)}
              disabled={change.busy}
              onChange={(on) => turn(channel, on)}
            />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: "8",
  rowGap: "1",
});
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: { base: "10", desktop: "8" },
  fontSize: "sm",
});
