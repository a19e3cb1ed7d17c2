// Age notice at the bottom of the first visit. Not a dialog: it neither takes the focus nor blocks the page.
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Box, Heading, Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { acceptAge, declineAge, useAgeAsked } from "#session/overlays/age-notice.ts";
import { Button } from "#ui/buttons/button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export function AgeNotice() {
  const asked = useAgeAsked();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // A reader says what comes into a live region that is there already.
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div aria-live="polite">{asked && ready && <Notice />}</div>;
}

function Notice() {
  const { t } = useTranslation("notices");
  const titleId = useId();
  const age = brand().legal.minimumAge;
  return (
    <section aria-labelledby={titleId} className={box}>
      <Box flex="1">
        <Heading id={titleId} size="sm" lineHeight="tight">
          {t("age.title", { age })}
        </Heading>
        <Text marginTop="1" color="text-muted" size="xs">
          {t("age.text", { age })} <TextLink to={PAGES.terms}>{t("age.terms")}</TextLink>
        </Text>
      </Box>
      <Row gap="2">
        <Button className={way} onClick={declineAge}>
          {t("age.leave")}
        </Button>
        <Button tone="primary" className={way} onClick={accept}>
          {t("age.accept", { age })}
        </Button>
      </Row>
    </section>
  );
}

/** The button is gone then; who came by the keyboard goes on with the page. */
function accept(): void {
  acceptAge();
  document.querySelector("main")?.focus({ preventScroll: true });
}

// Over the bottom bar and its raised middle on phones; beside any rail on wide screens.
const box = css({
  position: "fixed",
  insetInline: "0",
  bottom: { base: "20-safe", desktop: "5" },
  zIndex: "header",
  display: { base: "grid", desktop: "flex" },
  alignItems: "center",
  gap: { base: "3", desktop: "5" },
  width: "dialog-wide",
  marginInline: "auto",
  paddingBlock: { base: "3", desktop: "4" },
  paddingInline: { base: "4", desktop: "5" },
  borderRadius: "lg",
  background: "surface-overlay",
  boxShadow: "3-strong",
  color: "text",
  _print: { display: "none" },
});

const way = css({ flex: { base: "1", desktop: "none" } });
