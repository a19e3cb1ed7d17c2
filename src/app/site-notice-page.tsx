// In the place of every page while the site is closed for everybody or for this visitor.
import { Headset, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "../brand/brand.ts";
import { askCustomerService } from "../session/customer-service.ts";
import type { Closed, SiteNotice } from "../session/site-notice.ts";
import { Art } from "../ui/art.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { AgeLeftPage } from "./age-left-page.tsx";
import { BrandMark } from "./brand-mark.tsx";

export function SiteNoticePage({ notice }: { readonly notice: SiteNotice }) {
  return notice.kind === "age" ? <AgeLeftPage /> : <ClosedPage notice={notice} />;
}

function ClosedPage({ notice }: { readonly notice: Closed }) {
  const { t } = useTranslation("shell");
  return (
    <main role="alert" className={page}>
      <BrandMark />
      <Art src={brand().art.empty} className={drawing} />
      <h1 className={heading}>{t(`closed.${notice.kind}.title`)}</h1>
      <p className={words}>{notice.message}</p>
      <p className={words}>{t(`closed.${notice.kind}.text`, { contact: brand().legal.contact })}</p>
      <div className={ways}>
        <Button tone="primary" onClick={() => window.location.reload()}>
          <Icon as={RotateCw} />
          {t("closed.retry")}
        </Button>
        <Button onClick={askCustomerService}>
          <Icon as={Headset} />
          {t("service.name")}
        </Button>
      </div>
    </main>
  );
}

const page = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  minHeight: "[100dvh]",
  padding: "gutter",
  background: "canvas",
  textAlign: "center",
});
const drawing = css({ width: "[12rem]", height: "[9rem]", objectFit: "contain" });
const heading = css({ color: "text-strong", fontFamily: "display", fontSize: "2xl" });
const words = css({ maxWidth: "[32rem]", color: "text-muted" });
const ways = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "3",
  marginTop: "4",
});
