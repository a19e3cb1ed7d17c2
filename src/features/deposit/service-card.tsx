// Deposits through the deposit service: first the signal code by which it recognizes the member, then its chat.
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createSignalCode, customerInfo } from "#contract/api/deposit.ts";
import { css } from "#styled/css/index.js";
import { Card, Grid, Heading, Stack, Text } from "#styled/jsx/index.js";
import { CallError } from "#lib/wire/call-error.ts";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { roughDuration } from "./deposit-words.ts";
import { DepositServiceDialog } from "./deposit-service-dialog.tsx";

export function ServiceCard() {
  const { t } = useTranslation("deposit");
  const info = useCall(customerInfo, {});
  return (
    <Card as="section" aria-label={t("service.title")}>
      <Heading size="lg">{t("service.title")}</Heading>
      <SignalCode />
      <AsyncView
        result={info}
        skeleton={<Skeleton className={css({ height: "24", borderRadius: "md" })} />}
        error={t("service.failed")}
      >
        {(service) => <Desk {...service} />}
      </AsyncView>
    </Card>
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
    <Grid columns="minmax(0, 1fr)" gap="2">
      <Text color="text" size="sm">
        {t("service.codeStep")}
      </Text>
      {code !== null && <Shown {...code} />}
      <Button
        block
        tone={code === null ? "primary" : "neutral"}
        loading={busy}
        onClick={() => void create()}
      >
        {t(code === null ? "service.get" : "service.again")}
      </Button>
    </Grid>
  );
}

function Shown({ code, expiresAt }: Code) {
  const { t } = useTranslation("deposit");
  if (useSecondsTo(expiresAt) === 0)
    return (
      <Text color="text-muted" size="xs">
        {t("service.expired")}
      </Text>
    );
  return (
    <>
      <CopyField label={t("service.code")} value={code} />
      <Text color="text-muted" size="xs">
        {t("service.left")} <Countdown look="plain" until={expiresAt} />
      </Text>
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
  const span = usualSeconds === null ? null : roughDuration(usualSeconds);
  return (
    <Grid columns="minmax(0, 1fr)" gap="2">
      <Text color="text" size="sm">
        {t("service.sendStep")}
      </Text>
      <Stack as="p" color="text-strong" size="sm">
        <b>{name}</b>
        <Text as="span" color="text-muted" size="xs">
          {[hours, span && t("service.answers", { time: t(`span.${span.unit}`, span) })]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </Stack>
      <Button block onClick={() => setAsked(true)}>
        <Icon as={ExternalLink} />
        {t("service.open")}
      </Button>
      {asked && <DepositServiceDialog url={url} onClose={() => setAsked(false)} />}
    </Grid>
  );
}
