// What is left when a page breaks: the reason in the player's words and three ways on.
import { House, RotateCw, Headset } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator, useRouteError } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { onReconnect, useOffline } from "#lib/offline.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useSession } from "#session/account/session-store.ts";
import { Art } from "#ui/art.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { missesChunk, reachable } from "./chunk-reload.ts";
import { MemberUnknown } from "./guards/member-unknown.ts";

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
      {!offline && <Art src={brand().art.empty} className={drawing} />}
      <h1 className={heading}>{t(offline ? "offline.title" : `${reason}.title`)}</h1>
      <p className={css({ color: "text-muted", maxWidth: "128" })}>
        {t(offline ? "offline.text" : `${reason}.text`)}
      </p>
      <div className={ways}>
        <Button tone="primary" onClick={() => void (unknown ? revalidate() : reloadIfReachable())}>
          <Icon as={RotateCw} />
          {t("page.retry")}
        </Button>
        <Button onClick={() => void navigate(PAGES.home)}>
          <Icon as={House} />
          {t("page.home")}
        </Button>
        <Button tone="ghost" onClick={askCustomerService}>
          <Icon as={Headset} />
          {t("page.contact")}
        </Button>
      </div>
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

const drawing = css({ width: "48", height: "36", objectFit: "contain" });

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: "2xl",
});

const ways = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "3",
  marginTop: "4",
});
