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
import { errorText } from "#lib/error-text.ts";
import { useSession } from "#session/account/session-store.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { focusPrompt } from "#ui/prompt-box.tsx";
import { useShownNews } from "#ui/use-shown-news.ts";
import { Remedy } from "./closed-note.tsx";
import { useDeposit } from "./deposit-context.ts";

export function DepositNews() {
  const { t } = useTranslation("deposit");
  const { form, submit } = useDeposit();
  const { open, refusal } = submit;
  const waiting = open === null || open.state === "sending" ? null : open;
  const message = refusal === null ? form.refusal : errorText(refusal);
  const news = message ?? waiting?.state;
  const place = useShownNews(news);
  return (
    <div ref={place} data-quiet={news === undefined || undefined} className={frame}>
      {waiting !== null && (
        <MoneyNote
          call={waiting}
          say={(key) => t(`waiting.${key}`)}
          onResend={() => void submit.resend()}
          onGiveUp={() => void submit.giveUp()}
        />
      )}
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
      <div className={way}>
        <Button size="sm" onClick={focusPrompt}>
          {t("closed.remedy.prompt")}
        </Button>
      </div>
    );
  const phone = PHONE_CODES.has(code);
  if (!phone && code !== CONTACT_CUSTOMER_SERVICE) return null;
  // With phone and name bound, the page would lead straight back.
  const bound = member?.bindPhone === "1" && member.bindRealName === "1";
  return (
    <div className={way}>
      <Remedy remedy={phone && !bound ? "phone" : "service"} />
    </div>
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
const way = css({ marginTop: "2" });
