// The site is closed to everybody or to this visitor: over everything, with the page and what was typed in it
// still there once the notice is put away.
import { Dialog as Base } from "@base-ui/react/dialog";
import { ArrowLeft, CreditCard, Headset, RotateCw } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { brand, ownDuty } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import type { SiteNotice } from "#session/overlays/overlay-store.ts";
import { closeSiteNotice } from "#session/overlays/site-notice.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useLayer } from "#ui/overlays/open-layers.ts";
import { useClosesTop } from "#ui/overlays/top-dialog.ts";
import { useOpener } from "#ui/overlays/use-opener.ts";
import { BrandMark } from "../shell/brand-mark.tsx";
import { visit } from "../visit/visit.ts";
import { EmptyDrawing } from "../shell/empty-drawing.tsx";

export function ClosedNotice({ kind, message }: SiteNotice) {
  const { t } = useTranslation(["shell", "titles"]);
  const name = t(`closed.${kind}.title`);
  const { popup, closesTop } = useClosesTop();
  const heading = useRef<HTMLHeadingElement>(null);
  const finalFocus = useOpener(true);
  const hasOpenPage = useHasPage();
  // Only a gate of deposits and play leaves the rest of the site open.
  const canWithdraw =
    kind === "region" && ownDuty("regionGate") === true && hasOpenPage(PAGES.takemoney);
  useLayer(true, closeSiteNotice);
  return (
    <Base.Root
      open
      disablePointerDismissal
      onOpenChange={(next, { event }) => {
        if (!next && closesTop(event)) closeSiteNotice();
      }}
    >
      <Base.Portal>
        <Base.Popup ref={popup} className={frame} initialFocus={heading} finalFocus={finalFocus}>
          <BrandMark />
          <EmptyDrawing />
          <Base.Title ref={heading} tabIndex={-1} className={title}>
            {name}
          </Base.Title>
          {message !== name && <Base.Description className={words}>{message}</Base.Description>}
          {canWithdraw && <p className={words}>{t("closed.region.withdraw")}</p>}
          <p className={words}>{t(`closed.${kind}.text`, { contact: brand().legal.contact })}</p>
          <Row wrap="wrap" justify="center" gap="3" marginTop="4">
            <Button tone="primary" onClick={() => window.location.reload()}>
              <Icon as={RotateCw} />
              {t("closed.retry")}
            </Button>
            {canWithdraw && (
              <Button onClick={withdraw}>
                <Icon as={CreditCard} />
                {t("titles:takemoney")}
              </Button>
            )}
            <Button onClick={closeSiteNotice}>
              <Icon as={ArrowLeft} />
              {t("closed.back")}
            </Button>
            <Button onClick={askCustomerService}>
              <Icon as={Headset} />
              {t("service.name")}
            </Button>
          </Row>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function withdraw(): void {
  closeSiteNotice();
  visit(PAGES.takemoney);
}

const frame = css({
  position: "fixed",
  inset: "0",
  zIndex: "dialog",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  overflowY: "auto",
  padding: "gutter",
  background: "canvas",
  textAlign: "center",
});
const title = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: "2xl",
  fontWeight: "bold",
  outline: "none",
});
const words = css({ maxWidth: "128", color: "text-muted", textWrap: "balance" });
