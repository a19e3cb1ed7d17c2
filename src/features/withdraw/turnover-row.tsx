import { useTranslation } from "react-i18next";
import type { TurnoverSource } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { unbrokenCents, formatTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Required and reached turnover of a source, and the amount it holds in the wallet until then. */
export function TurnoverRow({ source }: { readonly source: TurnoverSource }) {
  const { t } = useTranslation("withdraw");
  const { kind, title, time, requiredCents, doneCents, lockedCents, endsAt } = source;
  const missing = Math.max(0, requiredCents - doneCents);
  return (
    <li className={frame}>
      <p className={head}>
        <Badge tone={kind === "bonus" ? "alt" : "neutral"}>{t(`why.kind.${kind}`)}</Badge>
        <b className={name}>{title}</b>
        <time className={muted}>{formatTime(time)}</time>
        <span className={held}>{t("why.locked", { amount: unbrokenCents(lockedCents) })}</span>
      </p>
      <ProgressBar label={t("why.progress", { title })} done={doneCents} of={requiredCents} />
      <p className={foot}>
        <span>
          {t("why.done", {
            done: unbrokenCents(doneCents),
            required: unbrokenCents(requiredCents),
          })}
        </span>
        <b className={rest}>{t("why.missing", { amount: unbrokenCents(missing) })}</b>
        {endsAt !== null && <span>{t("why.until", { time: formatTime(endsAt) })}</span>}
      </p>
    </li>
  );
}

const frame = css({ display: "grid", gap: "1-5" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "2",
  fontSize: "sm",
});
const name = css({ color: "text-strong", fontWeight: "semibold" });
const muted = css({ textStyle: "figures", color: "text-muted", fontSize: "xs" });
const held = css({
  textStyle: "figures",
  marginLeft: "auto",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
});
const foot = css({
  textStyle: "figures",
  display: "flex",
  flexWrap: "wrap",
  columnGap: "3",
  color: "text-muted",
  fontSize: "xs",
});
const rest = css({ color: "warning", fontWeight: "semibold" });
