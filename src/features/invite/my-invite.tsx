import { Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { inviteInfo } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text, WithRail } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { InviteCounts } from "./invite-counts.tsx";
import { inviteLink } from "./invite-link.ts";

/** The member's code, its link and its results. */
export function MyInvite() {
  const { t } = useTranslation("invite");
  const invite = useCall(inviteInfo, {});
  return (
    <section aria-labelledby="invite-mine">
      <SectionHead id="invite-mine" title={t("mine.title")} />
      <AsyncView
        result={invite}
        error={t("mine.error")}
        errorFrame={cardStyle}
        skeleton={<Panels invitation={<Waiting />} info={undefined} />}
      >
        {(info) => <Panels invitation={<Invitation code={info.code} />} info={info} />}
      </AsyncView>
    </section>
  );
}

interface PanelsProps {
  readonly invitation: ReactNode;
  readonly info: ComponentProps<typeof InviteCounts>["info"];
}

function Panels({ invitation, info }: PanelsProps) {
  return (
    <WithRail rail={{ wide: "20rem" }} align="stretch">
      <div className={cx(cardStyle, panel)}>{invitation}</div>
      <InviteCounts info={info} />
    </WithRail>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const { t } = useTranslation("invite");
  const link = inviteLink(code);
  return (
    <>
      <Stack justifyItems="center" gap="2" flex="none">
        <QrCode text={link} label={t("mine.qr")} className={square} />
        <Text color="text-muted" size="xs">
          {t("mine.scan")}
        </Text>
      </Stack>
      <Stack gap="3" width="full" minWidth="0">
        <CopyField label={t("mine.code")} value={code} />
        <CopyField inLine label={t("mine.link")} value={link} />
        <ShareButton code={code} link={link} />
      </Stack>
    </>
  );
}

interface ShareButtonProps {
  readonly code: string;
  readonly link: string;
}

/** The device's own way to send; where there is none, copying is what is left. */
function ShareButton({ code, link }: ShareButtonProps) {
  const { t } = useTranslation("invite");
  const { name, legal } = brand();
  const site = name[useLocale()];
  if (!("share" in navigator)) return null;
  const text = t("mine.shareText", { name: site, code, age: legal.minimumAge });
  // Closing the share sheet is a choice, not an error.
  const share = () => navigator.share({ title: site, text, url: link }).catch(() => {});
  return (
    <Button tone="primary" size="lg" onClick={() => void share()}>
      <Icon as={Share2} />
      {t("mine.share")}
    </Button>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className={square} />
      <Stack gap="3" width="full" minWidth="0">
        <Skeleton className={css({ height: "15" })} />
        <Skeleton className={css({ height: "15" })} />
      </Stack>
    </>
  );
}

const panel = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: "center",
  gap: { base: "5", desktop: "8" },
  padding: { base: "5", desktop: "6" },
});

const square = css({
  flex: "none",
  width: "44",
  height: "44",
  boxShadow: "edge-strong",
});
