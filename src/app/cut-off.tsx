import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { followBrowser, useOffline } from "#lib/offline.ts";
import { overHeader } from "#ui/over-header.ts";

/** Reports a lost connection when the banner itself could not be loaded. */
export function CutOff() {
  const { t } = useTranslation("errors");
  const offline = useOffline(({ since }) => since !== null);
  useEffect(followBrowser, []);
  return (
    <output data-early="" className={cx(offline && overHeader, offline && bar)}>
      {offline && t("offline.title")}
    </output>
  );
}

const bar = css({ display: "grid", placeContent: "center" });
