import type { ComponentProps } from "react";
import { i18n } from "#lib/text/i18n.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { activityClaims, useOpenClaim } from "./activity-claim.ts";

interface ClaimButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "tone" | "size" | "block" | "aria-label" | "children" | "className"
> {
  readonly activity: string;
  readonly item: string;
  readonly onStart?: () => void;
}

/** Claims one item. One claim of an activity runs at a time. */
export function ClaimButton({ activity, item, onStart, ...rest }: ClaimButtonProps) {
  const open = useOpenClaim(activity);
  return (
    <Button
      tone="primary"
      {...rest}
      loading={open?.body.item === item}
      disabled={open !== null}
      onClick={() => {
        onStart?.();
        void startClaim(activity, item);
      }}
    />
  );
}

export async function startClaim(activity: string, item: string): Promise<void> {
  const started = await activityClaims.start({ slot: activity, body: { id: activity, item } });
  if (started === "offline") showToast(i18n.t("errors:offline.money"));
}
