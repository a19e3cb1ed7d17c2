// Logging in where the server saw a risk: a code to the bound phone (spec: shell-and-accounts §2, §4).
import { ShieldAlert } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { emit, type NewDevice } from "../../../session/events.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../link-button.tsx";
import { RefusalLine } from "../refusal-line.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { CodeBoxes, DIGITS } from "./code-boxes.tsx";
import { CodeRequest } from "./code-request.tsx";
import { DeviceArt } from "./device-art.tsx";
import { DeviceWords } from "./device-words.tsx";
import { useDeviceCode } from "./use-device-code.ts";
import { useDeviceLogin } from "./use-device-login.ts";

export function NewDevicePanel({ device }: { readonly device: NewDevice }) {
  const { t } = useTranslation("auth");
  const id = useId();
  const code = useDeviceCode(device);
  const { digits, type, field, refusal, busy, submit, expect } = useDeviceLogin(device, code.sent);
  return (
    <div>
      <div className={art}>
        <DeviceArt />
      </div>
      <form
        noValidate
        aria-labelledby={`${id}-title`}
        className={frame}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={`${id}-title`} className={title}>
          {t("title.device")}
        </h2>
        <DeviceWords device={device} sent={code.sent} />
        <RefusalLine message={refusal?.at === "form" ? refusal.message : undefined} />
        <CodeBoxes
          id={id}
          ref={field}
          label={t("device.boxes")}
          value={digits}
          error={refusal?.at === "code" ? refusal.message : undefined}
          onChange={type}
        />
        <CodeRequest phone={device.phone} code={code} onSent={expect} />
        <SubmitButton ready={digits.length === DIGITS} pending={busy}>
          {t("device.login")}
        </SubmitButton>
        <Care />
        <div className={foot}>
          <LinkButton onClick={() => emit("login", null)}>{t("device.switchAccount")}</LinkButton>
          <LinkButton onClick={() => emit("register", null)}>{t("device.register")}</LinkButton>
        </div>
      </form>
    </div>
  );
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

const art = css({ height: { base: "[8rem]", desktop: "[10.5rem]" } });

const frame = css({
  display: "grid",
  gap: "3",
  paddingTop: "5",
  paddingBottom: "6",
  paddingInline: { base: "5", desktop: "[2.25rem]" },
});

const title = css({
  color: "text-strong",
  fontSize: "2xl",
  fontWeight: "bold",
  lineHeight: "tight",
});

const care = css({
  display: "flex",
  gap: "[0.625rem]",
  paddingBlock: "[0.625rem]",
  paddingInline: "3",
  borderRadius: "md",
  background: "info-subtle",
  color: "text",
  fontSize: "xs",
  "& > svg": { marginTop: "[0.2em]", color: "info" },
});

const foot = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "4",
  paddingTop: "3",
  borderTop: "[1px solid {colors.border}]",
});
