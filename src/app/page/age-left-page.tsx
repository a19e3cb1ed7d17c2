// Replaces every page once a visitor says they are too young; its only link leads back to the question.
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { askAgeAgain } from "#session/overlays/age-notice.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { EmptyDrawing } from "../shell/empty-drawing.tsx";

export function AgeLeftPage() {
  const { t } = useTranslation("notices");
  return (
    <main className={page}>
      <EmptyDrawing />
      <h1 ref={focus} tabIndex={-1} className={heading}>
        {t("left.title")}
      </h1>
      <Text maxWidth="128" color="text-muted" textWrap="balance">
        {t("left.text", { age: brand().legal.minimumAge })}
      </Text>
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
const heading = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: "2xl",
  outline: "none",
});
