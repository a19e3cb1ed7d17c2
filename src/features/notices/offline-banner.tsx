// Shown while there is no connection: the page keeps its content, and money calls are blocked.
import { RotateCw, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { checkConnection, followConnection } from "#lib/calls/connection.ts";
import { formatTime } from "#lib/text/format.ts";
import { onReconnect, useOffline } from "#lib/browser/offline.ts";
import { refreshAll } from "#session/visit/refresh-all.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { overHeader } from "#ui/layout/over-header.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function OfflineBanner() {
  const { t } = useTranslation("notices");
  const since = useOffline((state) => state.since);
  useEffect(followConnection, []);
  useEffect(
    () =>
      onReconnect(() => {
        showToast(t("offline.back"));
        void refreshAll();
      }),
    [t],
  );
  return (
    <div className={cx(since !== null && overHeader, since !== null && bar)}>
      {/* Stands in the page from the start, else readers miss the first message. */}
      <output className={words}>
        {since !== null && (
          <>
            <Icon as={WifiOff} />
            <span>
              {t("offline.since", { time: formatTime(since, "time") })}
              <Box as="span" display={{ base: "none", desktop: "inline" }}>
                {t("offline.money")}
              </Box>
              <Box as="span" display={{ base: "block", desktop: "none" }}>
                {t("offline.moneyShort")}
              </Box>
            </span>
          </>
        )}
      </output>
      {since !== null && <RetryButton />}
    </div>
  );
}

function RetryButton() {
  const { t } = useTranslation("notices");
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await checkConnection();
    setAsking(false);
  };
  // Never disabled: it would lose the focus.
  return (
    <PlainButton aria-busy={asking} className={button} onClick={() => void ask()}>
      <Icon as={RotateCw} className={cx(asking && turning)} />
      {t("offline.retry")}
    </PlainButton>
  );
}

const bar = css({
  display: "flex",
  alignItems: "center",
  justifyContent: { base: "space-between", desktop: "center" },
  gap: { base: "2", desktop: "5" },
  paddingInline: "gutter",
  boxShadow: "[inset 0 -1px 0 {colors.warning-line}]",
  fontSize: { base: "2xs", desktop: "xs" },
  _print: { display: "none" },
});

const words = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  lineHeight: "1-5",
  "& > svg": { display: { base: "none", desktop: "block" }, color: "warning", fontSize: "lg" },
});

const button = css({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: "1-5",
  height: { base: "10", desktop: "7" },
  paddingInline: { base: "2", desktop: "3" },
  borderRadius: "md",
  boxShadow: "edge-warning",
  color: "text-strong",
  fontWeight: "semibold",
  _hover: { background: "surface-hover" },
});

const turning = css({ animation: "spin 700ms linear infinite" });
