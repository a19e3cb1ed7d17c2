// Without a network, in the place of a page that was never opened: what works meanwhile, and the member's open bets.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasDocument } from "#contract/documents.ts";
import { splitLocale } from "#contract/locale-paths.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { LastBetList } from "#domain/bets/last-bet-list.tsx";
import { storedDocuments } from "#lib/browser/site-worker.ts";
import { useOpenPages } from "#session/site/use-has-page.ts";
import { TextLink } from "#ui/text/text-link.tsx";

export function OfflineHelp() {
  const { t } = useTranslation("notices");
  return (
    <Stack gap="6" className={wide}>
      <Text color="text-muted" textWrap="balance">
        {t("offline.notWorking")}
      </Text>
      <OpenedPages />
      <LastBetList />
    </Stack>
  );
}

function OpenedPages() {
  const { t } = useTranslation("notices");
  const title = useTranslation("titles").t;
  const pages = useOpenedPages();
  if (pages.length === 0) return null;
  return (
    <Stack as="section" gap="2" align="center">
      <Heading as="h2" size="md">
        {t("offline.opened")}
      </Heading>
      <Row as="ul" role="list" wrap="wrap" justify="center" columnGap="4">
        {pages.map((page) => (
          <li key={page.path}>
            <TextLink look="more" to={page.path}>
              {title(page.title)}
            </TextLink>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/** Pages with a document that this browser has stored. */
function useOpenedPages(): readonly RouteSpec[] {
  const pages = useOpenPages();
  const [stored, setStored] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const paths = await storedDocuments();
      if (isShown) setStored(paths.map((path) => splitLocale(path).path));
    };
    void look();
    return () => {
      isShown = false;
    };
  }, []);
  return pages.filter((page) => hasDocument(page) && stored.includes(page.path));
}

const wide = css({ width: "full", maxWidth: "160", marginTop: "4" });
