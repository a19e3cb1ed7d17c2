// Logging in where the server saw a risk: a code to the bound phone (spec: shell-and-accounts §2, §4).
import { ShieldAlert } from "lucide-react";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Heading, Row } from "#styled/jsx/index.js";
import { leaveOpenStep, takeOpenStep } from "#session/account/open-step.ts";
import { emit, type NewDevice } from "#session/site/events.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { digitsOnly } from "#ui/fields/kept-text.ts";
import { LinkButton } from "../form/link-button.tsx";
import { CodeBoxes, DIGITS } from "./code-boxes.tsx";
import { DeviceCodeRequest } from "./device-code-request.tsx";
import { DeviceArt } from "./device-art.tsx";
import { deviceStep, keepDeviceStep } from "./device-step.ts";
import { DeviceWords } from "./device-words.tsx";
import { SafetyCheck } from "./safety-check.tsx";
import { useDeviceCode } from "./use-device-code.ts";
import { useDeviceLogin } from "./use-device-login.ts";

export function NewDevicePanel({ device }: { readonly device: NewDevice }) {
  const { t } = useTranslation("auth");
  const id = useId();
  const code = useDeviceCode(device);
  const { form, asksPhone, answerPhone } = useDeviceLogin(device, code);
  useDeviceStep(device);
  const digits = form.values.code;
  const { ref, error } = form.field("code", { max: DIGITS, clean: digitsOnly });
  /** What was said before no longer counts. */
  const expectCode = () => {
    form.reset();
    form.focus("code");
  };
  return (
    <div>
      <Box height={{ base: "32", desktop: "42" }}>
        <DeviceArt />
      </Box>
      <form noValidate aria-labelledby={`${id}-title`} className={frame} onSubmit={form.onSubmit}>
        <Heading id={`${id}-title`} size="2xl" lineHeight="tight">
          {t("title.device")}
        </Heading>
        <DeviceWords device={device} sent={code.sent?.cate ?? code.before} />
        <RefusalLine message={form.refusal} />
        <CodeBoxes
          id={id}
          ref={ref}
          label={t("device.boxes")}
          value={digits}
          error={error}
          onChange={(typed) => form.set("code", typed)}
        />
        <DeviceCodeRequest phone={device.phone} code={code} onSent={expectCode} />
        <SubmitButton ready={digits.length === DIGITS} pending={form.pending}>
          {t("device.login")}
        </SubmitButton>
        <Care />
        <Row justify="space-between" gap="4" paddingTop="3" borderTop="thin">
          <LinkButton onClick={() => emit("login", null)}>{t("device.switchAccount")}</LinkButton>
          <LinkButton onClick={() => emit("register", null)}>{t("device.register")}</LinkButton>
        </Row>
      </form>
      {asksPhone && (
        <SafetyCheck
          phone={device.phone}
          wrong={false}
          onClose={() => answerPhone(null)}
          onSure={answerPhone}
        />
      )}
    </div>
  );
}

/** A page that is loaded again while this stands opens the login again. */
function useDeviceStep(device: NewDevice): void {
  useEffect(() => {
    keepDeviceStep(deviceStep(device));
    leaveOpenStep({ name: device.name });
    return () => void takeOpenStep();
  }, [device]);
}

function Care() {
  const { t } = useTranslation("auth");
  return (
    <p className={care}>
      <Icon as={ShieldAlert} />
      {t("device.care")}
    </p>
  );
}

const frame = css({
  display: "grid",
  gap: "3",
  paddingTop: "5",
  paddingBottom: "6",
  paddingInline: { base: "5", desktop: "9" },
});

const care = css({
  display: "flex",
  gap: "2-5",
  paddingBlock: "2-5",
  paddingInline: "3",
  borderRadius: "md",
  background: "info-subtle",
  color: "text",
  fontSize: "xs",
  "& > svg": { marginTop: "0-2em", color: "info" },
});
