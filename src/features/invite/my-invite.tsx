import { Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { inviteInfo } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/use-call.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { CopyField } from "#ui/copy-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
    <div className={grid}>
      <div className={cx(cardStyle, panel)}>{invitation}</div>
      <InviteCounts info={info} />
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const { t } = useTranslation("invite");
  const link = inviteLink(code);
  return (
    <>
      <div className={scan}>
        <QrCode text={link} label={t("mine.qr")} className={square} />
        <p className={css({ color: "text-muted", fontSize: "xs" })}>{t("mine.scan")}</p>
      </div>
      <div className={fields}>
        <CopyField label={t("mine.code")} value={code} />
        <CopyField label={t("mine.link")} value={link} />
        <ShareButton code={code} link={link} />
      </div>
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
      <div className={fields}>
        <Skeleton className={css({ height: "15" })} />
        <Skeleton className={css({ height: "15" })} />
      </div>
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 20rem" },
  gap: { base: "3", desktop: "4" },
});

const panel = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: "center",
  gap: { base: "5", desktop: "8" },
  padding: { base: "5", desktop: "6" },
});

const scan = css({ display: "grid", justifyItems: "center", gap: "2", flex: "none" });

const square = css({
  flex: "none",
  width: "44",
  height: "44",
  boxShadow: "edge-strong",
});

const fields = css({
  display: "grid",
  gap: "3",
  width: "full",
  minWidth: "0",
});
