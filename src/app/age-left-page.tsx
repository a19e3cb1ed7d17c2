// Replaces every page once a visitor says they are too young; its only link leads back to the question.
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { askAgeAgain } from "#session/overlays/age-notice.ts";
import { Art } from "#ui/art.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

export function AgeLeftPage() {
  const { t } = useTranslation("visit");
  return (
    <main className={page}>
      <Art src={brand().art.empty} className={drawing} />
      <h1 ref={focus} tabIndex={-1} className={heading}>
        {t("left.title")}
      </h1>
      <p className={words}>{t("left.text", { age: brand().legal.minimumAge })}</p>
      <Button className={css({ marginTop: "4" })} onClick={askAgeAgain}>
        <Icon as={ArrowLeft} />
        {t("left.back")}
      </Button>
    </main>
  );
}

/** The pressed button is gone, so screen readers continue here. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

const page = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "3",
  minHeight: "dvh",
  padding: "gutter",
  background: "canvas",
  textAlign: "center",
});
const drawing = css({ width: "48", height: "36", objectFit: "contain" });
const heading = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: "2xl",
  outline: "none",
});
const words = css({ maxWidth: "128", color: "text-muted", textWrap: "balance" });
