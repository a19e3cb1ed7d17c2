// What is left when a page breaks: the reason in the player's words and three ways on.
import { House, RotateCw, Headset } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator, useRouteError } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Text } from "#styled/jsx/index.js";
import { onReconnect, useOffline } from "#lib/browser/offline.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useSession } from "#session/account/session-store.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { missesChunk, reachable } from "#session/parts/chunk-reload.ts";
import { MemberUnknown } from "../guards/member-unknown.ts";
import { LateOfflineHelp } from "./offline-parts.ts";
import { EmptyDrawing } from "../shell/empty-drawing.tsx";

export function ErrorPage() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  const offline = useOffline(({ since }) => since !== null);
  const { revalidate } = useRevalidator();
  const unknown = useRouteError() instanceof MemberUnknown;
  const reason = unknown ? "member" : "page";
  useEffect(() => {
    // What could not be loaded then is there now.
    if (!offline && missesChunk()) reload();
    return unknown ? undefined : onReconnect(reload);
  }, [offline, unknown]);
  useEffect(() => {
    if (!unknown) return undefined;
    return useSession.subscribe(({ member }, before) => {
      if (before.member === null && member !== null) void revalidate();
    });
  }, [unknown, revalidate]);
  return (
    <div role="alert" className={frame}>
      {!offline && <EmptyDrawing />}
      <Heading as="h1" textStyle="display" size="2xl">
        {t(offline ? "offline.title" : `${reason}.title`)}
      </Heading>
      <Text color="text-muted" maxWidth="128" textWrap="balance">
        {t(offline ? "offline.text" : `${reason}.text`)}
      </Text>
      <Row wrap="wrap" justify="center" gap="3" marginTop="4">
        <Button tone="primary" onClick={() => void (unknown ? revalidate() : reloadIfReachable())}>
          <Icon as={RotateCw} />
          {t("page.retry")}
        </Button>
        <Button onClick={() => void navigate(PAGES.home)}>
          <Icon as={House} />
          {t("page.home")}
        </Button>
        {!offline && (
          <Button tone="ghost" onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("page.contact")}
          </Button>
        )}
      </Row>
      <Suspense>{offline && <LateOfflineHelp />}</Suspense>
    </div>
  );
}

function reload(): void {
  window.location.reload();
}

/** Without a connection the browser would put its own page in the place of this one. */
async function reloadIfReachable(): Promise<void> {
  if (await reachable()) reload();
}

const frame = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  minHeight: "112",
  paddingBlock: "16",
  paddingInline: "gutter",
  textAlign: "center",
});
