// Why the chosen method or channel cannot be used, when it opens, and what would change it.
import { useTranslation } from "react-i18next";
import type { PaymentType } from "#contract/api/deposit.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import { Row } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { formatTime } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Note } from "#ui/text/note.tsx";

type Closed = NonNullable<PaymentType["closed"]>;

export function ClosedNote({ message, opensAt, remedy }: Closed) {
  const { t } = useTranslation("deposit");
  return (
    <Note tone="warn">
      <Row wrap="wrap" align="center" columnGap="3" rowGap="2">
        <p>
          {message}
          {/* The words may name it already. */}
          {opensAt !== null &&
            !message.includes(formatTime(opensAt, "time")) &&
            ` · ${t("closed.opens", { time: listTime(opensAt) })}`}
        </p>
        {remedy !== null && <Remedy remedy={remedy} />}
      </Row>
    </Note>
  );
}

const PATHS = {
  phone: bindLink("phone", SAVEMONEY),
  realName: bindLink("phone", SAVEMONEY),
} as const;

/** A link or button to what would change it. */
export function Remedy({ remedy }: { readonly remedy: NonNullable<Closed["remedy"]> }) {
  const { t } = useTranslation("deposit");
  const words = t(`closed.remedy.${remedy}`);
  if (remedy === "service") {
    return (
      <Button size="sm" onClick={askCustomerService}>
        {words}
      </Button>
    );
  }
  const to = remedy === "vip" ? pageAddress("vip") : PATHS[remedy];
  if (to === null) return null;
  return (
    <ButtonLink size="sm" to={to}>
      {words}
    </ButtonLink>
  );
}
