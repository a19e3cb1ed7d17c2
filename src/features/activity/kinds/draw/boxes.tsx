import { Gift, PackageOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import type { DrawState } from "./use-activity-draw.ts";

const BOXES = [1, 2, 3, 4, 5, 6];

interface BoxesProps {
  readonly prizes: MechanicsOf<"drawGift">["prizes"];
  readonly state: DrawState;
  /** Whether a box can be opened now. */
  readonly ready: boolean;
}

/** Which box is opened does not matter: the server draws. */
export function Boxes({ prizes, state, ready }: BoxesProps) {
  const { t } = useTranslation("activity");
  const [picked, pick] = useState<number | null>(null);
  const { phase, answer } = state;
  const prize = prizes.find(({ key }) => key === answer?.prize);
  const busy = phase === "asking" || phase === "turning";
  return (
    <Grid
      as="fieldset"
      aria-label={t("draw.boxes")}
      columns="repeat(3, minmax(0, 1fr))"
      gap={{ base: "2", desktop: "3" }}
    >
      {BOXES.map((box) => {
        const mine = picked === box && phase !== "idle";
        return (
          <PlainButton
            key={box}
            // Not disabled: the box that was opened last keeps the focus.
            aria-disabled={!ready || busy || undefined}
            data-state={mine ? phase : undefined}
            className={tile}
            onClick={() => {
              if (!ready || busy) return;
              pick(box);
              state.draw();
            }}
          >
            <span className={picture}>
              <Icon as={mine && phase === "shown" ? PackageOpen : Gift} size={1} />
            </span>
            <span className={srOnly}>{t("draw.open")}</span>
            <Text as="span" size="sm" weight="bold" className={css({ textStyle: "figures" })}>
              {mine && phase === "shown" ? prize?.name : t("draw.boxNumber", { box })}
            </Text>
          </PlainButton>
        );
      })}
    </Grid>
  );
}

const tile = css({
  display: "grid",
  justifyItems: "center",
  gap: "2",
  paddingBlock: { base: "4", desktop: "6" },
  borderRadius: "tile",
  background: "art-panel",
  color: "on-art",
  boxShadow: "edge-art",
  _hover: { background: "on-art/20" },
  "&[aria-disabled]:not([data-state])": { opacity: "0.55", cursor: "not-allowed" },
  "&[data-state=asking], &[data-state=turning]": {
    animation: "pulse 700ms infinite",
    _motionReduce: { animation: "none" },
  },
  "&[data-state=shown]": { background: "alt", color: "text-inverse" },
});
const picture = css({
  color: "metal",
  fontSize: { base: "9", desktop: "12" },
  "[data-state=shown] &": { color: "inherit" },
});
