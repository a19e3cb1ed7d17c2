// Resets a forgotten password, by phone or by e-mail
// (spec: shell-and-accounts §2, §4). Each way keeps its own place while the player looks at the other.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Heading, Text } from "#styled/jsx/index.js";
import { useCaptcha } from "#session/captcha/use-captcha.ts";
import { AUTH_WAYS, emit } from "#session/site/events.ts";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { FindFoot } from "./find-foot.tsx";
import type { FindWay } from "./find-values.ts";
import { NewPasswordStep } from "./new-password-step.tsx";
import { ReceiverStep } from "./receiver-step.tsx";
import { StepList } from "./step-list.tsx";
import { SuccessStep } from "./success-step.tsx";
import { type Find, useFind } from "./use-find.ts";
import { MessageSquareText } from "lucide-react";
import { RESET_CODE_MAX } from "#contract/account-rules.ts";
import { Input } from "#ui/fields/input.tsx";
import { FindForm } from "./find-form.tsx";
import { CODE_TYPE } from "#contract/api/auth.ts";
import { codeKey, useCodeCooldown } from "#session/code/code-cooldown.ts";
import { srOnly } from "#ui/text/sr-only.ts";
import { LinkButton } from "../form/link-button.tsx";

export function FindPassword({ way }: { readonly way: FindWay }) {
  const { t } = useTranslation("auth");
  const captcha = useCaptcha();
  const byPhone = useFind(AUTH_WAYS.byPhone, captcha);
  const byEmail = useFind(AUTH_WAYS.byEmail, captcha);
  const find = way === AUTH_WAYS.byPhone ? byPhone : byEmail;
  useFocusOfStep(find);
  const turn = (tab: Tab) => {
    const next = tab === "phone" ? byPhone : byEmail;
    next.form.set("name", find.form.values.name);
    emit("switch_auth_way", next.way);
  };
  return (
    <section aria-labelledby={TITLE} className={frame}>
      <Heading id={TITLE} size="xl" lineHeight="tight" paddingRight="8">
        {t("title.find")}
      </Heading>
      <StepList step={find.state.step} />
      {find.state.step === 0 ? (
        <Tabs
          label={t("find.ways.label")}
          value={way === AUTH_WAYS.byPhone ? "phone" : "email"}
          tabs={TABS.map((value) => ({ value, label: t(`find.ways.${value}`) }))}
          onChange={turn}
        >
          <Box paddingTop="5">
            <ReceiverStep key={way} find={find} />
          </Box>
        </Tabs>
      ) : (
        <LaterStep key={way} find={find} />
      )}
      <FindFoot find={find} />
    </section>
  );
}

const TITLE = "find-password-title";
const TABS = ["phone", "email"] as const;
type Tab = (typeof TABS)[number];

function LaterStep({ find }: { readonly find: Find }) {
  switch (find.state.step) {
    case 1:
      return <CodeStep find={find} />;
    case 2:
      return <NewPasswordStep find={find} />;
    default:
      return <SuccessStep />;
  }
}

const FIRST_FIELDS = { 0: "name", 1: "code", 2: "password", 3: null } as const;

/** A step that opens takes the focus; the first one leaves it where the dialog has put it. */
function useFocusOfStep({ way, state: { step }, form: { focus } }: Find): void {
  const last = useRef({ way, step });
  useEffect(() => {
    const moved = last.current.way === way && last.current.step !== step;
    last.current = { way, step };
    const field = FIRST_FIELDS[step];
    if (moved && field !== null) focus(field);
  }, [way, step, focus]);
}

const frame = css({
  display: "grid",
  gridTemplateRows: "auto auto minmax(0, 1fr) auto",
  gap: "5",
  // As high as its highest step, so that the dialog does not jump between steps.
  minHeight: { desktop: "108" },
});

// Step 1: the code that was sent.
function CodeStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, way } = find;
  const { receiver } = find.account();
  const byPhone = way === AUTH_WAYS.byPhone;
  return (
    <FindForm find={find} needs={["code"]} submit={t("find.next")}>
      <Text color="text-muted" size="sm" overflowWrap="anywhere">
        {t("find.code.sentTo", { receiver: byPhone ? `+${receiver}` : receiver })}
      </Text>
      <Input
        label={t("find.code.label")}
        placeholder={t("find.code.placeholder")}
        icon={MessageSquareText}
        inputMode={byPhone ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("find.code.nothing")}
        end={<ResendButton find={find} />}
        {...form.field("code", { max: RESET_CODE_MAX })}
        error={form.error("code") ?? find.state.refusal?.message}
      />
    </FindForm>
  );
}

/** Sends another code. It can be pressed a minute after the last code. */
function ResendButton({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { name, receiver } = find.account();
  const { seconds, sent } = useCodeCooldown(codeKey(CODE_TYPE.reset, name, receiver));
  return (
    <>
      <LinkButton disabled={seconds > 0} onClick={() => void find.sendAgain()}>
        {seconds > 0 ? t("find.code.wait", { seconds }) : t("find.code.again")}
      </LinkButton>
      <output className={srOnly}>{sent && seconds === 0 && t("find.code.ready")}</output>
    </>
  );
}
