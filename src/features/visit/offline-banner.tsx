// Shown while there is no connection: the page keeps its content, and money calls are blocked.
import { RotateCw, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { checkConnection, followConnection } from "#lib/connection.ts";
import { formatTime } from "#lib/format.ts";
import { onReconnect, useOffline } from "#lib/offline.ts";
import { refreshAll } from "#session/site/refresh-all.ts";
import { Icon } from "#ui/icon.tsx";
import { overHeader } from "#ui/over-header.ts";
import { showToast } from "#ui/toast.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

export function OfflineBanner() {
  const { t } = useTranslation("visit");
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
              <span className={wide}>{t("offline.money")}</span>
              <span className={narrow}>{t("offline.moneyShort")}</span>
            </span>
          </>
        )}
      </output>
      {since !== null && <RetryButton />}
    </div>
  );
}

function RetryButton() {
  const { t } = useTranslation("visit");
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

const wide = css({ display: { base: "none", desktop: "inline" } });
const narrow = css({ display: { base: "block", desktop: "none" } });

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
  cursor: "pointer",
  fontWeight: "semibold",
  _hover: { background: "surface-hover" },
});

const turning = css({ animation: "[spin 700ms linear infinite]" });
