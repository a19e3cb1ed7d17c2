// What became of the last press: the call's wait, or why it was refused, with a link or button that helps.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  AUTHENTICATION_REQUIRED,
  CONTACT_CUSTOMER_SERVICE,
  FUNDS_FIRST,
  LIMIT_CHOICE_FIRST,
  PHONE_NOT_BOUND,
  PHONE_UNVERIFIED,
} from "#contract/codes.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { useSession } from "#session/account/session-store.ts";
import { PAY, payCalls } from "#domain/payments/pay-call.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { focusPrompt } from "#ui/layout/prompt-box.tsx";
import { useShownNews } from "#ui/states/use-shown-news.ts";
import { Remedy } from "./closed-note.tsx";
import { useDeposit } from "./deposit-context.ts";

export function DepositNews() {
  const { form, submit } = useDeposit();
  const { open, refusal } = submit;
  const waiting = open === null || open.state === "sending" ? null : open;
  const message = refusal === null ? form.refusal : errorText(refusal);
  const place = useShownNews(message);
  const quiet = message === undefined && waiting === null;
  return (
    <div ref={place} data-quiet={quiet || undefined} className={frame}>
      <CallNote calls={payCalls} slot={PAY} />
      {/* It stands there from the start, else readers miss the words. */}
      <div role="alert" className={line}>
        {message !== undefined && (
          <Note tone="warn">
            {message}
            <WayOut code={refusal?.code ?? null} />
          </Note>
        )}
      </div>
    </div>
  );
}

const PHONE_CODES: ReadonlySet<number> = new Set([
  PHONE_NOT_BOUND,
  ...PHONE_UNVERIFIED,
  AUTHENTICATION_REQUIRED,
]);

/** What these ask for stands in the form, on a phone far above the button. */
const PROMPT_CODES: ReadonlySet<number> = new Set([LIMIT_CHOICE_FIRST, FUNDS_FIRST]);

function WayOut({ code }: { readonly code: number | null }): ReactNode {
  const { t } = useTranslation("deposit");
  const member = useSession((session) => session.member);
  if (code === null) return null;
  if (PROMPT_CODES.has(code))
    return (
      <Box marginTop="2">
        <Button size="sm" onClick={focusPrompt}>
          {t("closed.remedy.prompt")}
        </Button>
      </Box>
    );
  const phone = PHONE_CODES.has(code);
  if (!phone && code !== CONTACT_CUSTOMER_SERVICE) return null;
  // With phone and name bound, the page would lead straight back.
  const bound = member?.bindPhone === "1" && member.bindRealName === "1";
  return (
    <Box marginTop="2">
      <Remedy remedy={phone && !bound ? "phone" : "service"} />
    </Box>
  );
}

// Out of the flow, an empty place takes no gap of the summary.
const frame = css({
  display: "grid",
  gap: "4",
  scrollMarginBottom: { base: "44", desktop: "4" },
  "&[data-quiet]": { position: "absolute" },
});
const line = css({ _empty: { position: "absolute" } });
