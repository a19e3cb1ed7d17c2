import { Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Box, Heading, Text } from "#styled/jsx/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

interface HelpServiceProps {
  /** On the page of the service, above its text. */
  readonly first?: boolean;
}

/** Where the text did not help. */
export function HelpService({ first = false }: HelpServiceProps) {
  const { t } = useTranslation(["help", "titles"]);
  const loggedIn = useLoggedIn();
  const feedback = pageAddress("feedback");
  return (
    <aside aria-label={t("service.title")} className={panel({ first })}>
      <span className={badge}>
        <Icon as={Headset} size={1.5} />
      </span>
      <Box flex="1" minWidth="48">
        <Heading as={first ? "p" : "h2"} size="md">
          {t(first ? "service.open" : "service.title")}
        </Heading>
        <Text color="text-muted" size="sm">
          {t("service.text", { contact: brand().legal.contact })}
        </Text>
      </Box>
      {loggedIn && feedback !== null && (
        <ButtonLink to={feedback} size={first ? "lg" : "md"}>
          {t("titles:feedback")}
        </ButtonLink>
      )}
      <Button tone="primary" size={first ? "lg" : "md"} onClick={askCustomerService}>
        {t("service.ask")}
      </Button>
    </aside>
  );
}

const panel = cva({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: { base: "3", desktop: "4" },
    paddingBlock: "4",
    paddingInline: { base: "4", desktop: "6" },
    borderRadius: "lg",
    overflowWrap: "anywhere",
    _print: { display: "none" },
  },
  variants: {
    first: {
      true: {
        marginBottom: "5",
        background: "accent-subtle",
        boxShadow: "edge-accent",
      },
      false: {
        background: "surface",
        boxShadow: "1-edge",
      },
    },
  },
});

const badge = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "11",
  height: "11",
  borderRadius: "pill",
  background: "accent-subtle",
  color: "accent-text",
});
