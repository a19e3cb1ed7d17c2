// What the server said, and where the code goes.
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import type { NewDevice } from "#session/site/events.ts";
import { figures } from "#ui/money/money.tsx";
import type { DeviceCate } from "./use-device-code.ts";

interface DeviceWordsProps {
  readonly device: NewDevice;
  /** How a code was sent; null before the first. */
  readonly sent: DeviceCate | null;
}

export function DeviceWords({ device, sent }: DeviceWordsProps) {
  const { t } = useTranslation("auth");
  return (
    <Stack gap="1" color="text-muted" size="sm">
      <p>{device.message}</p>
      <p aria-live="polite">
        {t(sentenceOf(sent))} <b className={cx(figures, phone)}>{device.phone}</b>
      </p>
    </Stack>
  );
}

function sentenceOf(sent: DeviceCate | null) {
  if (sent === null) return "device.willSend";
  return sent === CODE_CATE.voice ? "device.called" : "device.sent";
}

const phone = css({ color: "text-strong", fontWeight: "bold", whiteSpace: "nowrap" });
