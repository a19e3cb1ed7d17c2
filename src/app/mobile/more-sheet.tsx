import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Box, Stack } from "#styled/jsx/index.js";
import { brand, hasPage, isOn, pageAddress } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { openChat } from "#domain/chat/chat-panel.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { AccountRows } from "../account/account-rows.tsx";
import { HELP_HOME } from "../shell/help-links.ts";
import { useLegalLinks } from "../shell/legal-links.ts";
import { SiteClock } from "../header/utility-strip.tsx";
import { useSiteLinks } from "../shell/site-links.ts";
import { useEditionChoice, useLocaleChoice } from "../shell/toggles.ts";
import { RecentLinksRow } from "./recent-links-row.tsx";

/** What the header holds on wide screens: edition, locale, rules, time. */
export function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("shell");
  const loggedIn = useLoggedIn();
  // Stands in the rows of a member's account.
  const invitation = pageAddress("friend-invitation");
  const site = useSiteLinks().filter(({ to }) => !loggedIn || to !== invitation);
  const legal = useLegalLinks();
  return (
    <Sheet open onClose={onClose} title={t(loggedIn ? "account.mine" : "more.title")}>
      <AccountRows onClose={onClose} />
      <RecentLinksRow onClose={onClose} />
      <EditionRow />
      <LocaleRow />
      <ChatRow onClose={onClose} />
      <Box as="ul" marginTop="2" borderTop="thin">
        {hasPage(HELP_HOME) && (
          <li>
            <Link to={HELP_HOME} className={row} onClick={onClose}>
              {t("help.name")}
            </Link>
          </li>
        )}
        {[...site, ...legal].map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={row} onClick={onClose}>
              {link.label}
            </Link>
          </li>
        ))}
      </Box>
      <Stack as="p" gap="1" marginTop="3" color="text-muted" size="xs">
        <SiteClock />
        {t("strip.age", { age: brand().legal.minimumAge })}
      </Stack>
    </Sheet>
  );
}

/** Where the chat is switched on. */
function ChatRow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("ui");
  if (!isOn("chat")) return null;
  return (
    <PlainButton
      className={cx(row, rowButton)}
      onClick={() => {
        onClose();
        openChat();
      }}
    >
      {t("chat.lobby")}
    </PlainButton>
  );
}

function EditionRow() {
  const { t } = useTranslation("shell");
  const choice = useEditionChoice();
  if (choice === null) return null;
  return (
    <div className={row}>
      {t("edition.label")}
      <Segmented
        label={t("edition.label")}
        value={choice.value}
        options={choice.options.map((value) => ({ value, label: t(`edition.${value}`) }))}
        onChange={choice.choose}
      />
    </div>
  );
}

function LocaleRow() {
  const { t } = useTranslation("shell");
  const choice = useLocaleChoice();
  if (choice === null) return null;
  return (
    <div className={row}>
      {t("locale.label")}
      <Segmented
        label={t("locale.label")}
        value={choice.value}
        options={choice.options.map((value) => ({ value, label: t(`locale.short.${value}`) }))}
        onChange={choice.choose}
      />
    </div>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  minHeight: "13",
  color: "text-strong",
  fontSize: "md",
});

const rowButton = css({
  width: "full",
  padding: "0",
  border: "none",
  background: "transparent",
  cursor: "pointer",
});
