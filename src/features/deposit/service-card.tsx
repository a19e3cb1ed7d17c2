// Deposits through the deposit service: first the signal code by which it recognizes the member, then its chat.
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createSignalCode, customerInfo } from "#contract/api/deposit.ts";
import { css, cx } from "#styled/css/index.js";
import { CallError } from "#lib/call-error.ts";
import { request } from "#lib/http.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { CopyField } from "#ui/copy-field.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useSecondsTo } from "#lib/use-now.ts";
import { spanOf } from "./deposit-words.ts";
import { DepositServiceDialog } from "./deposit-service-dialog.tsx";

export function ServiceCard() {
  const { t } = useTranslation("deposit");
  const info = useCall(customerInfo, {});
  return (
    <section aria-label={t("service.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("service.title")}</h2>
      <SignalCode />
      <AsyncView
        result={info}
        skeleton={<Skeleton className={css({ height: "24", borderRadius: "md" })} />}
        error={t("service.failed")}
      >
        {(service) => <Desk {...service} />}
      </AsyncView>
    </section>
  );
}

interface Code {
  readonly code: string;
  readonly expiresAt: number;
}

function SignalCode() {
  const { t } = useTranslation("deposit");
  const [code, setCode] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      setCode(await request(createSignalCode, {}));
    } catch (error) {
      // The call has already shown the error.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={stack}>
      <p className={step}>{t("service.codeStep")}</p>
      {code !== null && <Shown {...code} />}
      <Button
        block
        tone={code === null ? "primary" : "neutral"}
        loading={busy}
        onClick={() => void create()}
      >
        {t(code === null ? "service.get" : "service.again")}
      </Button>
    </div>
  );
}

function Shown({ code, expiresAt }: Code) {
  const { t } = useTranslation("deposit");
  if (useSecondsTo(expiresAt) === 0) return <p className={small}>{t("service.expired")}</p>;
  return (
    <>
      <CopyField label={t("service.code")} value={code} />
      <p className={small}>
        {t("service.left")} <Countdown look="plain" until={expiresAt} />
      </p>
    </>
  );
}

interface DeskProps {
  readonly name: string;
  readonly url: string;
  readonly hours: string;
  readonly usualSeconds: number | null;
}

function Desk({ name, url, hours, usualSeconds }: DeskProps) {
  const { t } = useTranslation("deposit");
  const [asked, setAsked] = useState(false);
  const span = usualSeconds === null ? null : spanOf(usualSeconds);
  return (
    <div className={stack}>
      <p className={step}>{t("service.sendStep")}</p>
      <p className={desk}>
        <b>{name}</b>
        <span className={small}>
          {[hours, span && t("service.answers", { time: t(`span.${span.unit}`, span) })]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <Button block onClick={() => setAsked(true)}>
        <Icon as={ExternalLink} />
        {t("service.open")}
      </Button>
      {asked && <DepositServiceDialog url={url} onClose={() => setAsked(false)} />}
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  padding: { base: "4", desktop: "6" },
});
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const stack = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2" });
const step = css({ color: "text", fontSize: "sm" });
const small = css({ color: "text-muted", fontSize: "xs" });
const desk = css({ display: "grid", color: "text-strong", fontSize: "sm" });
