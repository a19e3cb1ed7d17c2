// The account corner of every header: two buttons for visitors, the member's own for members.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EARLY_PRESS } from "#contract/static-pages.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { emit } from "#session/site/events.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

const MemberArea = latePart(async () => (await import("./member-area.tsx")).MemberArea, {
  unasked: true,
});

export function AccountArea({ className }: { readonly className?: string }) {
  const { t } = useTranslation("shell");
  const loggedIn = useLoggedIn();
  return (
    <Row data-account="" align="center" gap="2" whiteSpace="nowrap" className={className}>
      {loggedIn ? (
        <Suspense
          fallback={<Skeleton tinted className={css({ width: "44", height: "control" })} />}
        >
          <MemberArea />
        </Suspense>
      ) : (
        <>
          <Button {...early("login")} tone="headerQuiet" onClick={() => emit("login", null)}>
            {t("account.login")}
          </Button>
          <Button {...early("register")} tone="header" onClick={() => emit("register", null)}>
            {t("account.register")}
          </Button>
        </>
      )}
    </Row>
  );
}

/** Pressed in the markup of the html, it is done when the script is there. */
const early = (event: "login" | "register") => ({ [EARLY_PRESS]: event });
