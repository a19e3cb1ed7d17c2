// Counts down to the next refresh of the counts; a press refreshes everything at once.
import { RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { everySecond } from "#lib/time/use-now.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const EVERY_S = 20;

export function RefreshClock({ onRefresh }: { readonly onRefresh: () => void }) {
  const { t } = useTranslation("sport");
  const [left, setLeft] = useState(EVERY_S);
  const second = useEffectEvent(() => {
    if (left > 1) {
      setLeft(left - 1);
      return;
    }
    setLeft(EVERY_S);
    onRefresh();
  });
  useEffect(() => everySecond(second), []);
  return (
    <PlainButton
      className={button}
      title={t("list.refresh")}
      onClick={() => {
        setLeft(EVERY_S);
        onRefresh();
      }}
    >
      <Icon as={RefreshCw} />
      <span className={srOnly}>{t("list.refresh")}</span>
      <span aria-hidden="true" className={cx(figures, text)}>
        {t("list.refreshIn", { seconds: String(left).padStart(2, "0") })}
      </span>
    </PlainButton>
  );
}

const button = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: "control-sm",
  paddingInline: "2",
  borderRadius: "sm",
  color: "text-muted",
  fontSize: "xs",
  _hover: { color: "link" },
});
/** Where the table has room for more columns, the bar has room for words. */
const text = css({ display: "none", "@media (min-width: 106.25rem)": { display: "inline" } });
