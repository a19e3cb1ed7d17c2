// The account corner of every header: two buttons for visitors, the member's own for members.
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { emit } from "../../session/events.ts";
import { useLoggedIn } from "../../session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const MemberArea = lazy(async () => ({
  default: (await import("./member-area.tsx")).MemberArea,
}));

export function AccountArea({ className }: { readonly className?: string }) {
  const { t } = useTranslation("shell");
  const loggedIn = useLoggedIn();
  return (
    <div data-account="" className={cx(area, className)}>
      {loggedIn ? (
        <Suspense fallback={<Skeleton className={css({ width: "[11rem]", height: "control" })} />}>
          <MemberArea />
        </Suspense>
      ) : (
        <>
          <Button onClick={() => emit("login", null)}>{t("account.login")}</Button>
          <Button tone="primary" onClick={() => emit("register", null)}>
            {t("account.register")}
          </Button>
        </>
      )}
    </div>
  );
}

const area = css({ display: "flex", alignItems: "center", gap: "2", whiteSpace: "nowrap" });
