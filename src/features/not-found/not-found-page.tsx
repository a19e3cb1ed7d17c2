import { ArrowLeft, House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { brand } from "../../brand/brand.ts";
import { Art } from "../../ui/art.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";

export function Page() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  return (
    <div className={frame}>
      <div className={picture}>
        <span aria-hidden="true" className={code}>
          404
        </span>
        <Art src={brand().art.empty} className={drawing} />
      </div>
      <h1 className={title}>{t("notFound.title")}</h1>
      <p className={css({ color: "text-muted" })}>{t("notFound.text")}</p>
      <div className={ways}>
        <ButtonLink to="/home" tone="primary" size="lg">
          <Icon as={House} />
          {t("notFound.home")}
        </ButtonLink>
        {window.history.length > 1 && (
          <Button size="lg" onClick={() => void navigate(-1)}>
            <Icon as={ArrowLeft} />
            {t("notFound.back")}
          </Button>
        )}
      </div>
    </div>
  );
}

const frame = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  minHeight: "[36rem]",
  paddingBlock: "16",
  paddingInline: "gutter",
  textAlign: "center",
});

const picture = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  marginBottom: "4",
});

const code = css({
  gridArea: "[1 / 1]",
  color: "border",
  fontFamily: "figures",
  fontSize: "[clamp(9rem, 26vw, 16rem)]",
  fontWeight: "bold",
  letterSpacing: "[-0.04em]",
  lineHeight: "none",
});

const drawing = css({
  gridArea: "[1 / 1]",
  width: "[16rem]",
  height: "[12rem]",
  objectFit: "contain",
});

const title = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: "3xl",
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
