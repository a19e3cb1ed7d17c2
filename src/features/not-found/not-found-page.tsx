// No page at this address: what was asked for, the pages it may have meant, a search, and ways back.
import { useSyncExternalStore } from "react";
import { ArrowLeft, Headset, House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useDepositsClosed } from "#session/site/site-state.ts";
import { useRecentTabs } from "#session/visit/recent-tabs.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { askedPath } from "./asked-path.ts";
import { nearestPages } from "./nearest-pages.ts";
import { PageLinks } from "./page-links.tsx";
import { PageSearch } from "./page-search.tsx";
import { useSitePages } from "./use-site-pages.ts";

/** Guards redirect closed pages here, so it is not an address the player typed. */
const OWN_PATH = "/not-found";
const RECENT = 6;
/** What a lost player most often looks for. */
const POPULAR_HELP = ["kh", "ck", "qk", "zxkf"] as const;

function isPopular(path: string): boolean {
  const own = [PAGES.download, pageAddress("discount")];
  return own.includes(path) || POPULAR_HELP.some((slug) => path === `/app/help/${slug}`);
}

export function Page() {
  const { t } = useTranslation("not-found");
  const { t: title } = useTranslation("titles");
  const { pathname } = useLocation();
  const pages = useSitePages();
  const asked = pathname === OWN_PATH ? null : pathname;
  const near = asked === null ? [] : nearestPages(pages, asked);
  const recent = useRecentTabs(RECENT).map((tab) => ({ ...tab, title: title(tab.title) }));
  const popular = pages.filter(({ path }) => isPopular(path));
  return (
    <div className={frame}>
      <Head asked={asked} />
      <PageLinks title={t("guess")} links={near} />
      <PageSearch pages={pages} />
      <Ways />
      {recent.length > 0 ? (
        <PageLinks title={t("recent")} links={recent} />
      ) : (
        <PageLinks title={t("popular")} links={popular} />
      )}
    </div>
  );
}

function Head({ asked }: { readonly asked: string | null }) {
  const { t } = useTranslation("errors");
  const { t: own } = useTranslation("not-found");
  // A guard that redirects here passes no address.
  const closed = useDepositsClosed() && asked === null;
  return (
    <Stack justifyItems="center" gap="2" maxWidth="full">
      <div aria-hidden="true" className={picture}>
        <span className={digit}>4</span>
        <Art src={brand().art.empty} className={drawing} />
        <span className={digit}>4</span>
      </div>
      <Heading as="h1" textStyle="display" size={{ base: "2xl", desktop: "3xl" }}>
        {t("notFound.title")}
      </Heading>
      <Text color="text-muted">{t("notFound.text")}</Text>
      {closed && <Text color="text-muted">{own("depositsClosed")}</Text>}
      {asked !== null && (
        <p className={address}>
          {own("asked")}
          <code dir="ltr" className={path}>
            {askedPath(asked)}
          </code>
        </p>
      )}
    </Stack>
  );
}

function Ways() {
  const { t } = useTranslation("errors");
  const { t: own } = useTranslation("not-found");
  const navigate = useNavigate();
  const cameFromPage = useSyncExternalStore(never, hasHistory, () => false);
  return (
    <Row wrap="wrap" justify="center" gap="3">
      <ButtonLink to={PAGES.home} tone="primary" size="lg">
        <Icon as={House} />
        {t("notFound.home")}
      </ButtonLink>
      {cameFromPage && (
        <Button size="lg" onClick={() => void navigate(-1)}>
          <Icon as={ArrowLeft} />
          {t("notFound.back")}
        </Button>
      )}
      <Button size="lg" tone="ghost" onClick={askCustomerService}>
        <Icon as={Headset} />
        {own("service")}
      </Button>
    </Row>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "center",
  gap: "6",
  minHeight: "144",
  paddingBlock: { base: "8", desktop: "12" },
  paddingInline: "gutter",
  textAlign: "center",
});

const picture = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: { base: "1", desktop: "3" },
  marginBottom: "2",
});

const digit = css({
  color: "border",
  fontFamily: "figures",
  fontSize: "[clamp(6rem, 18vw, 11rem)]",
  fontWeight: "bold",
  lineHeight: "none",
});

// Stands for the zero of 404.
const drawing = css({
  width: "[clamp(9rem, 26vw, 15rem)]",
  height: "[clamp(7rem, 20vw, 11rem)]",
  objectFit: "contain",
});

const address = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "sm",
});

const path = css({
  paddingBlock: "0-5",
  paddingInline: "2",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text-strong",
  overflowWrap: "anywhere",
});

const never = () => () => {};
const hasHistory = () => window.history.length > 1;
