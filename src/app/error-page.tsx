// What is left when a page breaks: the reason in the player's words and three ways on.
import { House, RotateCw, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { brand } from "../brand/brand.ts";
import { askCustomerService } from "../session/customer-service.ts";
import { Art } from "../ui/art.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export function ErrorPage() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  return (
    <div role="alert" className={frame}>
      <Art src={brand().art.empty} className={drawing} />
      <h1 className={heading}>{t("page.title")}</h1>
      <p className={css({ color: "text-muted", maxWidth: "[32rem]" })}>{t("page.text")}</p>
      <div className={ways}>
        <Button tone="primary" onClick={() => window.location.reload()}>
          <Icon as={RotateCw} />
          {t("page.retry")}
        </Button>
        <Button onClick={() => void navigate("/home")}>
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

const frame = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  minHeight: "[28rem]",
  paddingBlock: "16",
  paddingInline: "gutter",
  textAlign: "center",
});

const drawing = css({ width: "[12rem]", height: "[9rem]", objectFit: "contain" });

const heading = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: "2xl",
  fontWeight: "display",
  letterSpacing: "display",
  lineHeight: "tight",
});

const ways = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "3",
  marginTop: "4",
});
